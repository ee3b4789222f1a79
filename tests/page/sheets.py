"""Hands that end with the fullest score sheets: many sets and lines, long names, a dozen earlier hands."""

from __future__ import annotations

from random import Random

from bench.pictures import House, Scene, play_for
from canasta.client import Client
from canasta.notation import read_position
from tests.page.layout import NAMES

#: Hands played before the one on the sheet; games of Hand, Knee and Foot have four.
_EARLIER, _EARLIER_KNEE = 11, 3
_OUT = "1 draw; 1 add 8; 1 discard A"


def _sets(cards: int, ranks: str) -> str:
    return ",".join(rank * cards for rank in ranks)


_TWO_SIDES = (
    f"setsA=4444422,5555522,{_sets(4, '6789TJQK')},AAA setsB=444,5552,{_sets(3, '6789TJA')},QQQX,KKKX"
    " redA=2 redB=2 pile=BX2"
)
_ALL = "456789TJQKA"
#: The position before the last turn of a hand, without the scores, and that turn. Player 1 holds an eight.
_HANDS = {
    "classic-2": (f"classic players=2 hand2=#9 {_TWO_SIDES}", _OUT),
    "classic-3": (
        f"classic players=3 hand2=#7 hand3=#7 setsA=4444422,5555522,6666,{_sets(4, '89T')}"
        f" setsB=444,{_sets(3, '6789TJ')},QQQX,KKKX setsC=555,777,JJJ,QQQ,KKK,AAA redA=2 redB=1 redC=1"
        " pile=BX2",
        _OUT,
    ),
    "classic-4": (f"classic hand2=#4 hand3=#4 hand4=#4 {_TWO_SIDES}", _OUT),
    "caliente-4": (
        "caliente options=caliente_cards hand2=#5 hand3=#5 hand4=#4 setsA=4444422,5555555,"
        f"{_sets(4, '6789TJQK')},AAA setsB=444,{_sets(3, '6789TJA')},QQQX,KKKX redA=2 redB=2"
        " playedA=1 playedB=1 pile=BX2",
        _OUT,
    ),
    "boat-4": (
        f"boat hand2=#5 hand3=#5 hand4=#4 setsA=4444444,5555522,{_sets(4, '6789TJQK')},AAA,2222"
        f" setsB=555,{_sets(3, '6789TJA')},QQQX,KKKX redA=2 redB=2 pile=BX",
        _OUT,
    ),
    "american-4": (
        f"american hand2=#5 hand3=#5 hand4=#4 setsA=4444444,5555522,{_sets(4, '689TJ')},22XX"
        f" setsB={_sets(3, '6789TQKA')} redA=2 redB=1 blackA=2 blackB=2 pile=K",
        "1 draw; 1 ask; 3 yes; 1 add 8; 1 discard A",
    ),
    "knee-4": (
        "knee knee1=- foot1=- hand2=#12 knee2=- hand3=#9 knee3=- foot3=- hand4=#17"
        f" setsA={_sets(5, '4689TJQKA')} closedA=5555555,7777777,KKKKKKK,2222XXX,QQQQQ22"
        f" setsB={_sets(4, _ALL)} closedB=5555555,TTTTT22 redA=6 redB=5 pile=467Q9JK84A",
        "1 draw; 1 ask; 3 yes; 1 add 8; 1 add A; 1 discard B",
    ),
    "knee-6": (
        "knee players=6 knee1=- foot1=- hand2=#12 knee2=- hand3=#8 knee3=- hand4=#9 knee4=- foot4=- hand5=#9"
        f" hand6=#5 knee6=- setsA={_sets(3, '4689TJQKA')} closedA=5555555,7777777,2222XXX,KKKKKKK,8888822"
        f" setsB={_sets(3, _ALL)} closedB=5555555 setsC={_sets(3, _ALL)} closedC=7777777,QQQQQ22"
        " redA=5 redB=4 redC=4 pile=467Q9JK84A",
        "1 draw; 1 ask; 4 yes; 1 add 8; 1 add A; 1 discard B",
    ),
    "knee-8": (
        "knee house=knee-hand-and-foot-eight players=8 foot1=- hand2=#12 hand3=#8 hand4=#9 foot5=- hand5=#9"
        f" hand6=#5 hand7=#4 hand8=#6 setsA={_sets(3, '4689TJQKA')}"
        f" closedA=5555555,7777777,KKKKKKK,8888822,4444422 setsB={_sets(3, _ALL)} closedB=5555555"
        f" setsC={_sets(3, _ALL)} closedC=7777777,QQQQQ22"
        f" setsD={_sets(3, '456789TJ')} closedD=AAAAAAA redA=5 redB=4 redC=4 redD=1 pile=467Q9JK84A",
        "1 draw; 1 ask; 5 yes; 1 add 8; 1 add A; 1 discard B",
    ),
}
VARIANTS = tuple(_HANDS)


def _scene(variant: str, over: bool) -> Scene:
    players = int(variant.rpartition("-")[2])
    position, turns = _HANDS[variant]
    if over:  # an unfinished set of wild cards costs its side so much in american that the game goes on
        position = position.replace(",22XX ", ",2222XXX ")
    all_melded = ",".join(str(seat + 1) for seat in range(players))
    rules = " ".join(word for word in position.split() if "=" not in word or word.startswith("house="))
    setup = read_position(f"{rules} players={players}").setup
    target, sides = setup.book.target, setup.sides
    scores = (target - 120, target - 300, -1495, 1240) if over else (2385, 2290, -1495, 1240)
    told = ",".join(map(str, scores[:sides]))
    knee = variant.startswith("knee")
    dice = Random(variant)
    shares = [dice.randrange(60, 140) for _ in range(_EARLIER_KNEE if knee else _EARLIER)]
    before = [tuple(score * share // sum(shares) for score in scores[:sides]) for share in shares]
    before[-1] = tuple(score - sum(hand[i] for hand in before[:-1]) for i, score in enumerate(scores[:sides]))
    return Scene(
        f"{position} scores={told} dealer=2 turn=1:draw melded={all_melded} hand1=8",
        turns,
        draws="AB" if knee else "A",
        names=NAMES[:players],
        before=tuple(before),
    )


def end_hand(house: House, variant: str, *, over: bool = False) -> tuple[str, list[Client]]:
    """Play the last turn of a hand at a new table; ``over``: the game ends with it."""
    scene = _scene(variant, over)
    table, people = house.set_up(scene)
    for turn in scene.turns.split("; "):
        play_for(people, table, turn)
    return table, people
