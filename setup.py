"""Everything is in pyproject.toml, except this: a wheel with compiled modules fits one kind of machine only."""

from pathlib import Path

from setuptools import Distribution, setup


class MaybeCompiled(Distribution):
    def has_ext_modules(self) -> bool:
        return (Path(__file__).parent / "src" / "carteado" / "_native").is_dir()


setup(distclass=MaybeCompiled)
