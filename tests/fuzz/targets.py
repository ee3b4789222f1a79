"""All targets, by name."""

from tests.fuzz.houses import HOUSE
from tests.fuzz.messages import COMMAND
from tests.fuzz.pads import PAD
from tests.fuzz.plays import ACTION, PLAY
from tests.fuzz.positions import POSITION
from tests.fuzz.records import RECORD
from tests.fuzz.referee import REFEREE
from tests.fuzz.serving import HTTP, SOCKET

TARGETS = {
    target.name: target
    for target in (POSITION, ACTION, PLAY, RECORD, HOUSE, PAD, REFEREE, COMMAND, HTTP, SOCKET)
}
