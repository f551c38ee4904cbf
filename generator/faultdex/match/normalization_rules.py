"""Name the dressing that terminals, launchers and loggers put around a line.

Both readers take these tables from the compiled index, so they normalize alike. The expressions
stay within what Python's re and JavaScript's RegExp with its u flag share.
"""

from dataclasses import dataclass
from typing import TypeAlias

Edits: TypeAlias = tuple[tuple[str, str], ...]

LEVELS = "(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|CRITICAL|FATAL)"
MONTHS = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
DAYS = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)"
PROGRAM = r"(?: [\w.\-]+ [\w.\/\-]+(?:\[\d+\])?:)?"
CLOCK = r"\d\d:\d\d:\d\d(?:[.,]\d{1,9})?"

# A line without any of these needs neither folding nor splitting.
SPECIAL = r'[^ -~]|&[a-z#0-9]{2,4};|\\[nrtux0"]|\[[0-9;]{1,12}m|\^\['

# A line that looks like JSON, a quoted string or logfmt is unescaped before it is folded.
ESCAPED = r'^[^\w]{0,40}\{.{0,300}":|\\"|\\n {1,8}File |\bmsg="'
UNESCAPE = (
    (r"\\{1,4}(?:u001[bB]|x1[bB]|033|e)\[", "\x1b["),
    (r"\\{1,4}u(?:00[aA]0|200[0-9aA]|202[fF]|3000)", " "),
    (r"\\{1,4}u(?:201[89]|0027)", "'"),
    (r'\\{1,4}(?:u(?:201[cdCD]|0022)|")', '"'),
    (r"\\{1,4}u003[cC]", "<"),
    (r"\\{1,4}u003[eE]", ">"),
    (r"\\{1,4}u0026", "&"),
    (r"\\{1,4}[nr]", "\n"),
    (r"\\{1,4}t", " "),
    (r"\\\\", "\\"),
)

FOLD = (
    (r"\x1b\[[0-?]*[ -\/]*[@-~]", ""),
    (r"\x1b\][^\x07\x1b\n]*(?:\x07|\x1b\\)?", ""),
    (r"\x1b[ -\/]*[0-~]?", ""),
    (r"(?:\^\[|\u241b|\\033|\\x1b|\\e)\[[0-9;]{0,12}[mK]", ""),
    (r"\[[0-9;]{1,12}m", ""),
    (r"[^\x08]\x08", ""),
    (r"[\x00-\x08\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069]", ""),
    (r"[\ufe00-\ufe0f\ufeff\ufff9-\ufffc]", ""),
    (r"\xe2\u20ac[\u02dc\u2122]", "'"),
    (r"\xe2\u20ac[\u0153\u009d]?", '"'),
    (r"\xc2?[\t\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]", " "),
    (r"[\u2018-\u201b\u2032\u02bc]", "'"),
    (r"[\u201c-\u201f\u2033\xab\xbb]", '"'),
    (r"[\u2010-\u2015\u2212]", "-"),
    ("[\U00010000-\U0010ffff]", "\ufffd"),
    (r"&quot;|&#34;", '"'),
    (r"&#39;|&#x27;", "'"),
    (r"&nbsp;", " "),
    (r"&lt;", "<"),
    (r"&gt;", ">"),
    (r"&amp;", "&"),
)
BREAKS = r"[\n\r\x0b\x0c\u2028\u2029]+"

# What quotes a line, or what launchers put before each line of a program: such a line may go on
# from the one before it. A collector of logs gives its time with seven digits or more.
COLLECTED = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7,9}Z(?= (?!- )|$)"
CARRIED = (
    r">{1,4}(?: |$|(?=[A-Z\[]))",
    r"[\u2500-\u257f\u2580-\u259f|]+>?(?: |$)",
    r"\[default\d{1,5}\]:?",
    r"\[\d{1,5}\]:",
    r"\[\d{1,5},\d{1,5}\]<std(?:out|err|diag)>:",
    r"\d{1,5}: ",
    r"[a-z]+(?:-[a-z0-9]+){0,6}-\d{1,4}: ",
    r"\((?:[\w.\-]+ ){0,3}(?:\w+=[\w.:\/\-]+,? ){0,4}pid=\d+[^)]{0,60}\)",
    COLLECTED,
    rf"(?:{DAYS} )?{MONTHS} {{1,2}}\d{{1,2}} {CLOCK}(?: \d{{4}})?{PROGRAM}",
    r"\[pod\/[\w.\-]+\/[\w.\-]+\]",
    r"std(?:out|err) [FP] ",
    r"\[?std(?:out|err)\]?[:>]? ",
    r"#\d{1,4} \d{1,5}\.\d{1,3} ",
    r"##\[\w{1,10}\]",
)
# What begins a line of a logger, of the kernel or of a rank's traceback; a cut line never goes on
# with it.
BEGINNINGS = (
    r"\[rank\d{1,5}\]:?",
    r"[\[(<]?\d{4}[\-\/.]\d\d[\-\/.]\d\d[T _]"
    + CLOCK
    + r"(?: ?(?:Z|UTC|[+\-]\d\d:?\d\d))?[\])>]?(?::| -(?= ))?",
    r"[\[(]?\d\d\/\d\d\/\d{2,4},? " + CLOCK + r"(?: [AP]M)?[\])]?:?",
    rf"\[{DAYS} {MONTHS} {{1,2}}\d{{1,2}} {CLOCK} \d{{4}}\]",
    r"[\w.\-]+ kernel:",
    rf"[\[(]?{CLOCK}[\])]?:? ",
    r"\[ {0,8}\d{1,9}\.\d{3,9}\]",
    rf"{LEVELS} \d\d-\d\d {CLOCK} \[[^\]]{{1,80}}\]",
    rf"\[?[IWEF]\d{{4}} {CLOCK} {{1,8}}(?:\d+ )?[\w.\/<>\-]+:\d+\]",
    r"[IWEF] [\w.\/\-]+:\d+\]",
    r"[\w.\-]+:\d+:\d+ \[\d+\](?: [\w.\/]+:\d+)?(?: \(\w+\))?",
    rf"{LEVELS}:[\w.]{{1,80}}:",
    rf"{LEVELS} {{1,8}}[|\-] [\w.:<>]{{1,120}} -(?= )",
    rf"{LEVELS} {{1,8}}[|\-](?= )",
    rf"[\[(]{LEVELS}[\])]:?",
    rf"[\w.]{{1,60}} - {LEVELS} - (?:[\w.]{{1,60}} - )?",
    r"\[[\w.\/\-]+\.py:\d+(?::\w+)?\]",
    # torch's own logger on one line, whose place signatures ask for.
    r"(?=\[[IWEF] [\w.\/\-]+:\d+\])",
)
# As above, where nothing else is there.
CARRIED_LAST = (
    r"\w[\w.\-]{0,60} {1,30}\| ",
    r'\{.{0,300}?"(?:log|msg|message|@message|event|text|line|error|exception)": ?"',
    r'(?:\w+=(?:"[^"]{0,80}"|[^ "]{1,80}) ){0,6}msg="',
    r"E {2,}",
    r"-{2,}> ?\d+ ",
)
# The group holds what begins a line of its own.
PREFIX = f"^(?:{'|'.join(CARRIED)}|({'|'.join(BEGINNINGS)})|{'|'.join(CARRIED_LAST)}) *"
SUFFIX = r"[ \u2500-\u257f\u2580-\u259f]+$"

# Who speaks, as a rank; the first group that is there holds it. What launchers write before a line
# may be a node or a rank on it, and torch's own prefix behind that tells more.
SPEAKER = (
    r"\[(?:rank(\d{1,5})\]|default(?:\d{1,5}\]:? ?\[rank(\d{1,5})|(\d{1,5}))\]"
    r"|\d{1,5},(\d{1,5})\]<std)"
    r"|^(?:\d{1,5}: (?:\[default\d{1,5}\]:? ?)?\[rank(\d{1,5})\]|(\d{1,5}): )"
    r"|\b(?:rank=(\d{1,5})\b|Rank (\d{1,5})\])"
)

# torchrun names the rank that failed first some lines below this heading.
BLAME = r"^Root Cause \(first observed failure\)"
BLAMED = r"^rank ?: (\d{1,5}) \(local_rank: \d{1,5}\)"

# Lines worth asking the text index about when no signature is sure.
KEY = (
    r"\b(?:[A-Z]\w*(?:Error|Exception|Warning|Timeout|Fault)|[Ee]rrors?|ERROR|FATAL|fatal|WARN|Xid"
    r"|[Aa]ssertion|[Ff]ail(?:ed|ure|s)?|[Cc]annot|[Cc]ould not|[Uu]nable|[Ii]nvalid|[Uu]ndefined"
    r"|[Uu]nsupported|[Nn]ot|[Nn]o|[Tt]imed? ?out|[Kk]illed|[Aa]borted|[Ss]ignal|[Dd]enied"
    r"|[Mm]ismatch(?:es|ed)?|[Ee]xception|[Ww]arning|[Ee]xit ?code|[Ll]imit|[Ee]xceed(?:s|ed)?"
    r"|[Mm]issing|[Ee]xpected|[Uu]nexpected|[Tt]oo \w+|[Oo]ut of|[Cc]orrupt(?:ed)?|[Rr]efused"
    r"|[Ii]nsufficient|[Uu]nrecognized|[Uu]nknown|Segmentation)\b|^what\(\): "
)

# An error that a program raised or died of, as the last line of its traceback says.
OWN = (
    r"^(?:[A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Exit)(?:: .*|:?$)"
    r"|Fatal Python error: .*|Segmentation fault\b.*|what\(\): .*"
    r"|!!! Exception during processing ?!!! ?.*|(?:ERROR|Error|fatal|panic): .{12,}"
    r"|CUDA (?:[Ee]rror|driver error|failure)(?: \d{1,4})?: .{4,}|Worker exit type: \w+.*)"
)

# A line of a traceback as Python, IPython and rich write it, and what tells that its file came with
# a package or with Python.
FRAME = (
    r'^(?:File "[^"]{1,300}", line \d{1,7}(?:, in [\w.<>]{1,100})?'
    r'|File [^ ,:"]{1,300}:\d{1,7}, in [\w.<>]{1,100}'
    r"|(?:Cell|Input) In ?\[\d{1,6}\](?:, line \d{1,7}|, in <[^>]{1,100}>)"
    r"|<ipython-input-[\w-]{1,40}> in [\w.<>]{1,100}"
    r"|[^ :<>]{1,300}\.py:\d{1,7} in [\w.<>]{1,100}$)"
)
INSTALLED = r'(?:site|dist)-packages|\/lib\/python\d|^File "?<'

# What tells no failure by itself: the fields below torchrun's heading, for what failed stands above
# it or has signatures of its own, the place where an error was raised, and what NCCL reports.
FOOTER = rf"^(?:time|host|rank|exitcode|error_file|traceback) ?: |{FRAME}|\bNCCL INFO\b"

# What stands in most lines that end one, by which they are found amid a long log.
OWN_WORDS = ("Error:", "Exception:", "AssertionError", "Segmentation fault")

# What speaks of other ranks, as in the entry which-rank-failed-first: a peer, a lost connection, a
# timeout, a signal.
OTHERS = (
    r"[Cc]onnection (?:was )?(?:closed|reset|refused|aborted)|Broken ?[Pp]ipe"
    r"|Socket ?(?:closed|Timeout)|(?<!launch )(?<!DataLoader )[Tt]imed out|Timeout at collective"
    r"|ncclRemoteError|remote (?:process|peer|worker)|Watchdog caught|Dist(?:Network|Store)Error"
    r"|another rank|heartbeat|collective timeout|SIGTERM|Signal 15|exitcode: -15|ChildFailedError"
    r"|CalledProcessError|SignalException|KeyboardInterrupt|SystemExit"
    r"|Connection(?:Reset|Refused|Aborted)Error"
)

# A text in which none of these stands is hardly about our field.
ABOUT = (
    r"[Cc][Uu][Dd][Aa]|[Tt]orch|\b[Nn][Cc]{2}[Ll]|[Nn][Vv][Ii][Dd][Ii][Aa]|NVRM|nvcc|ptxas|nvlink"
    r"|cublas|cudnn|CUBLAS|CUDNN|\bGPU|\bgpu|[Tt]ensor|[Tt]riton|\bjax|\bXLA|\bxla|\bsm_\d"
    r"|state_dict|DataLoader|ProcessGroup|c10|[Cc]affe2|\b[Hh][Ii][Pp]\b|hip[A-Z]|R[Oo][Cc]m|\bmm[cd]"
    r"|[Xx]formers|[Tt]ransformers|[Dd]eep[Ss]peed|v[Ll]{2}[Mm]|[Ll]lama|\bLLM|\b[Rr]ay(?:let)?\b"
    r"|[Dd]iffus|[Ll]ightning|[Tt]raining|\b[Ee]poch|\b[Ll]oss(?:es)?\b|batch[ _]size"
    r"|[Cc]omfy|[Oo]llama|\bggml|[Gg]guf|LM Studio|\bLo[Rr][Aa]\b|\bloras?\b|\bpeft|\btrl\b"
    r"|[Uu]nsloth|[Bb]itsandbytes|_in_[48]bit|\b[Bb]?[Ff][Pp]?(?:loat)?16|'Half'|VRAM|\bvram"
    r"|\.cuh?\b|cu[A-Z][a-z]+\(|CUSPARSE|amdgpu|gfx\d|[Ss][Gg][Ll]ang|[Ff]lash_?[Aa]tt|flashinfer"
    r"|sparse_attn|[Mm]egatron|FSDP|Z[Ee][Rr][Oo]-?[123]\b|[Kk]eras|[Mm][Xx][Nn]et|[Pp]addle"
    r"|[Oo]nnx|ONNX|spconv|MinkowskiEngine|nerfstudio|[Gg]aussian.?[Ss]platt|num_workers"
    r"|world_size|requires_grad|\bKV [Cc]ache|gcs_(?:actor|placement)"
    r"|OpenCL|OpenMM|\bMPS\b|[Hh]orovod|\beinsum|[Dd]etokenizer"
    r"|\b[Tt]rain(?:s|ed|er|able)?\b|\b[Ii]nference\b|[Ff]ine-?tun|[Pp]retrained|optimizer|\b[RG]TX\b"
    r"|[Cc]olab\b|[Hh]ugging ?[Ff]ace|safetensors|checkpoint\.pth|\.ckpt\b|[Tt]okenizer|dtype"
    r"|[Ww]hisper|\bT[Tt][Ss]\b|\btts\b|\bYOLO|ultralytics|[Dd]etectron|\bmmcv|\bmmdet|deform_attn"
    r"|DeepLabCut|instant-ngp|\bN[Ee]RF|GFPGAN|FramePack|webui|KSampler|[Ll]oading (?:the )?model"
    r"|\b[Cc]u(?:[Pp]y|df|ml)\b|[Nn]umba\b|InfiniBand|TCPStore|[Vv]olcano\b|cl\.exe"
)


@dataclass(frozen=True, slots=True)
class NormalizationRules:
    """The tables as one value; each edit is an expression and what replaces its matches."""

    special: str = SPECIAL
    escaped: str = ESCAPED
    unescape: Edits = UNESCAPE
    fold: Edits = FOLD
    breaks: str = BREAKS
    prefix: str = PREFIX
    suffix: str = SUFFIX
    speaker: str = SPEAKER
    blame: str = BLAME
    blamed: str = BLAMED
    key: str = KEY
    footer: str = FOOTER
    about: str = ABOUT
    own: str = OWN
    frame: str = FRAME
    installed: str = INSTALLED
    others: str = OTHERS
