"""Turn answers into text, JSON, Markdown, annotations and SARIF."""
