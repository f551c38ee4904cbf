"""A chat template as strict as those of Gemma and Mistral, for the snippets beside it."""

from jinja2 import Environment
from jinja2.exceptions import TemplateError

SOURCE = """
{%- if messages[0].role == 'system' %}{{ refuse('System role not supported') }}{% endif -%}
{%- for message in messages -%}
{%- if (message.role == 'user') != (loop.index0 % 2 == 0) -%}
{{ refuse('Conversation roles must alternate user/assistant/user/assistant/...') }}
{%- endif -%}
<{{ message.role }}> {{ message.content }}
{% endfor -%}
"""


def refuse(text):
    """Raise, as the templates do by raise_exception."""
    raise TemplateError(text)


def apply(messages):
    """Return the prompt for a list of messages."""
    return Environment().from_string(SOURCE).render(messages=messages, refuse=refuse).strip()
