"""The builder of every book."""

from __future__ import annotations

from tests.slow.american_build import AmericanBuilder
from tests.slow.boat_build import BoatBuilder
from tests.slow.builder import Builder
from tests.slow.classic_build import CalienteBuilder, ClassicBuilder
from tests.slow.knee_build import KneeBuilder

BUILDERS: dict[str, type[Builder]] = {
    "classic": ClassicBuilder,
    "caliente": CalienteBuilder,
    "boat": BoatBuilder,
    "american": AmericanBuilder,
    "knee": KneeBuilder,
}
