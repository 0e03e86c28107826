"""`python -m pointerscope` is the `pointerscope` command."""

from pointerscope.cli import main

if __name__ == "__main__":
    main()
