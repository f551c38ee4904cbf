from faultdex.tiny.lamps import LAMPS


def test_there_are_four_lamps():
    assert LAMPS == 4
