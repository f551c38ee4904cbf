"""Small programs of the standard library that run under the Python of the reader's job."""
