"""A model that reads its width from the script."""


def layers() -> list[int]:
    import reproduce_import

    return [reproduce_import.WIDTH] * 2
