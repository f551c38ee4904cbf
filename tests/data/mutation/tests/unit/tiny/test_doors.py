from faultdex.tiny.doors import count, is_open


def test_the_door_is_open():
    assert is_open()


def test_doors_are_counted():
    assert count([]) == 0


def test_something_is_broken_without_a_change():
    assert not is_open()
