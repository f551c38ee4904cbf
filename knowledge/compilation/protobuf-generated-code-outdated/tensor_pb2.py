"""A part of a file in the form that protoc wrote before 3.19."""

from google.protobuf import descriptor

size = descriptor.FieldDescriptor(
    name="size",
    full_name="Dim.size",
    index=0,
    number=1,
    type=3,
    cpp_type=2,
    label=1,
    has_default_value=False,
    default_value=0,
    message_type=None,
    enum_type=None,
    containing_type=None,
    is_extension=False,
    extension_scope=None,
)
print("imported:", size.full_name)
