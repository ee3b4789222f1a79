"""Whether a game is rated: the new table's form, the waiting room and the sheet of the game say it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from canasta.client import Client
from canasta.notation import write_record
from canasta.server.results.index import rebuild
from tests.page.conftest import PHONE, Visit, faults
from tests.serving import Running, keep_game, played

SHORT = {
    "en": "Not rated: the target is below the rulebook’s usual one.",
    "es": "Sin clasificación: la meta es menor que la habitual del reglamento.",
    "pt-BR": "Sem classificação: a meta é menor que a habitual do livro de regras.",
}


@pytest.mark.parametrize("language", SHORT)
def test_a_table_to_five_points_says_that_it_is_not_rated(
    visit: Visit, server: Running, language: str
) -> None:
    ana = Client(server.address, name="Ana")
    page = visit("/new?friends=1", size=PHONE, language=language, who=ana)
    said = page.locator(".side [role=status]")
    expect(said).to_have_text({"en": "Rated", "es": "Con clasificación"}.get(language, "Com classificação"))
    page.locator('input[inputmode="numeric"]').first.fill("5")
    expect(said).to_have_text(SHORT[language])
    page.locator(".side .acts .btn.primary").click()
    expect(page.get_by_text(SHORT[language])).to_be_visible()
    assert faults(page, "room", "unrated", "seats") == []


@pytest.mark.parametrize("target", [5, 5000])
def test_the_sheet_of_a_game_says_why_it_was_not_rated(visit: Visit, server: Running, target: int) -> None:
    people = [Client(server.address, name=name) for name in ("Ana", "Bruno")]
    table = keep_game(server, people, write_record(played("classic", target=target)))
    with server.store() as store:
        rebuild(store)  # its result, which a game played here leaves at its end
    page = visit(f"/game/{table}/1", who=people[0])
    expect(page.locator(".acts .btn.primary")).to_be_visible()
    expect(page.get_by_text(SHORT["en"])).to_have_count(1 if target == 5 else 0)
    if target == 5000:
        expect(page.get_by_text("not rated")).to_have_count(0)
