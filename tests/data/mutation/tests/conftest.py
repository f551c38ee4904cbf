import faultdex.tiny.lamps


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true")
