"""Turn a pickle of plain values into these values, without running anything that it asks for.

Dumps of the flight recorder are such pickles. The reader knows the opcodes of numbers, texts,
lists, tuples and dicts and no others: what names a class or a function is refused, and so is what
asks for more memory than its bytes can fill.
"""

import struct
from collections.abc import Callable

MOST = 20_000_000
BROKEN = "its structure is broken"
CUT = "it ends early"
MANY = "it has too many values"
OTHER = "its protocol is unknown"

Value = object


class NotPlainError(ValueError):
    """The data is no pickle of plain values, or not a whole one."""


class _Reader:
    """The bytes with the place reached, the stack, and what was put aside under a number."""

    def __init__(self, data: bytes) -> None:
        self.data, self.place = data, 0
        self.stack: list[Value] = []
        self.marks: list[int] = []
        self.memo: dict[int, Value] = {}

    def take(self, size: int) -> bytes:
        """Return the next bytes."""
        end = self.place + size
        if size < 0 or end > len(self.data):
            raise NotPlainError(CUT)
        found = self.data[self.place : end]
        self.place = end
        return found

    def number(self, form: struct.Struct) -> int:
        """Return the next number of a fixed form."""
        place = self.place
        self.place = place + form.size
        if self.place > len(self.data):
            raise NotPlainError(CUT)
        value: int = form.unpack_from(self.data, place)[0]
        return value

    def marked(self) -> list[Value]:
        """Return what was pushed since the last mark, and take it away."""
        start = self.marks.pop()
        found = self.stack[start:]
        del self.stack[start:]
        return found

    def read(self) -> Value:
        """Return the value; raises NotPlainError."""
        try:
            return self._read()
        except (IndexError, KeyError) as error:
            is_cut = self.place >= len(self.data)
            raise NotPlainError(CUT if is_cut else BROKEN) from error

    def _read(self) -> Value:
        data, most, known = self.data, min(MOST, len(self.data)), _CODES
        for _ in range(most):
            code = data[self.place]
            self.place += 1
            if code == _STOP:
                return self.stack.pop()
            do = known.get(code)
            if do is None:
                why = f"opcode {code:#04x} builds more than plain values"
                raise NotPlainError(why)
            do(self)
        raise NotPlainError(CUT if most < MOST else MANY)


_STOP = ord(".")
_U1, _U2, _U4, _U8 = (struct.Struct(form) for form in ("<B", "<H", "<I", "<Q"))
_I4, _F8 = struct.Struct("<i"), struct.Struct(">d")


def _push(value: Callable[[_Reader], Value]) -> Callable[[_Reader], None]:
    return lambda reader: reader.stack.append(value(reader))


def _text(form: struct.Struct) -> Callable[[_Reader], None]:
    return _push(lambda reader: reader.take(reader.number(form)).decode("utf-8", "replace"))


def _long(reader: _Reader) -> int:
    return int.from_bytes(reader.take(reader.number(_U1)), "little", signed=True)


def _tuple(size: int) -> Callable[[_Reader], None]:
    def do(reader: _Reader) -> None:
        if len(reader.stack) < size:
            raise NotPlainError(BROKEN)
        reader.stack[-size:] = [tuple(reader.stack[-size:])]

    return do


def _items(reader: _Reader) -> None:
    _filled(reader, reader.marked())


def _item(reader: _Reader) -> None:
    value, key = reader.stack.pop(), reader.stack.pop()
    _filled(reader, [key, value])


def _filled(reader: _Reader, pairs: list[Value]) -> None:
    """Put keys and values into the dict on the stack.

    A key is a text or a number: the hash of tuples nested a million deep would end the program.
    """
    target, keys, values = reader.stack[-1], pairs[::2], pairs[1::2]
    are_plain = all(type(key) in {str, int} for key in keys)
    if type(target) is not dict or not are_plain or len(keys) != len(values):
        raise NotPlainError(BROKEN)
    target.update(zip(keys, values, strict=True))


def _appends(reader: _Reader) -> None:
    _listed(reader, reader.marked())


def _append(reader: _Reader) -> None:
    _listed(reader, [reader.stack.pop()])


def _listed(reader: _Reader, values: list[Value]) -> None:
    target = reader.stack[-1]
    if type(target) is not list:
        raise NotPlainError(BROKEN)
    target.extend(values)


def _put(form: struct.Struct) -> Callable[[_Reader], None]:
    def do(reader: _Reader) -> None:
        reader.memo[reader.number(form)] = reader.stack[-1]

    return do


def _memoize(reader: _Reader) -> None:
    reader.memo[len(reader.memo)] = reader.stack[-1]


def _protocol(reader: _Reader) -> None:
    if reader.number(_U1) not in {2, 3, 4, 5}:
        raise NotPlainError(OTHER)


def _byte(reader: _Reader) -> int:
    """Return the next byte; nine of ten opcodes of a dump take one, so it is read directly."""
    place = reader.place
    reader.place = place + 1
    return reader.data[place]


def _push_byte(reader: _Reader) -> None:
    reader.stack.append(_byte(reader))


def _push_known(reader: _Reader) -> None:
    reader.stack.append(reader.memo[_byte(reader)])


def _put_byte(reader: _Reader) -> None:
    reader.memo[_byte(reader)] = reader.stack[-1]


def _mark(reader: _Reader) -> None:
    reader.marks.append(len(reader.stack))


def _push_far(reader: _Reader) -> None:
    reader.stack.append(reader.memo[reader.number(_U4)])


def _frame(reader: _Reader) -> None:
    reader.take(_U8.size)


# By the names of pickletools, in the order of the groups in its documentation.
_CODES: dict[int, Callable[[_Reader], None]] = {
    0x80: _protocol,
    0x95: _frame,
    ord("N"): _push(lambda _: None),
    0x88: _push(lambda _: True),
    0x89: _push(lambda _: False),
    ord("J"): _push(lambda reader: reader.number(_I4)),
    ord("K"): _push_byte,
    ord("M"): _push(lambda reader: reader.number(_U2)),
    0x8A: _push(_long),
    ord("G"): _push(lambda reader: _F8.unpack(reader.take(8))[0]),
    ord("X"): _text(_U4),
    0x8C: _text(_U1),
    0x8D: _text(_U8),
    ord("]"): _push(lambda _: []),
    ord("}"): _push(lambda _: {}),
    ord(")"): _push(lambda _: ()),
    0x85: _tuple(1),
    0x86: _tuple(2),
    0x87: _tuple(3),
    ord("t"): _push(lambda reader: tuple(reader.marked())),
    ord("l"): _push(lambda reader: reader.marked()),
    ord("("): _mark,
    ord("a"): _append,
    ord("e"): _appends,
    ord("s"): _item,
    ord("u"): _items,
    ord("q"): _put_byte,
    ord("r"): _put(_U4),
    0x94: _memoize,
    ord("h"): _push_known,
    ord("j"): _push_far,
}


def read_plain(data: bytes) -> Value:
    """Return the value that `data` pickles; raises NotPlainError where it is more than plain."""
    return _Reader(data).read()
