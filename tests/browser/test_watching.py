"""The gallery while a designer writes: it changes by itself, and shows what is wrong."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from server.benches import benched


def test_a_saved_card_changes_on_the_page_and_a_fault_is_shown_there(visit: Visit, tmp_path: Path) -> None:
    with benched(tmp_path) as bench:
        visitor = visit(lang="pt")
        page = visitor.page
        page.goto(f"http://{bench.host}/cards/duel")
        page.wait_for_selector(".bench")
        expect(page.locator(".bench")).to_contain_text("133 cartas, nada errado")
        bench.save("en: Cinder Recruit, pt: Recruta das Cinzas", "en: Cinder Veteran, pt: Veterano das Cinzas")
        changed = page.locator(".card.changed")
        expect(changed).to_have_count(1)
        expect(changed).to_contain_text("Veterano das Cinzas")
        expect(changed).to_be_in_viewport()
        bench.save("atk: 2", "attack: 2")
        expect(page.get_by_role("alert")).to_contain_text("ember.yaml:10, EMB-01: encontrado attack, permitido: ")
        expect(page.get_by_role("alert")).to_contain_text(
            "EMB-01, atk: encontrado nada, permitido: um valor: este campo é obrigatório."
        )
        expect(page.locator(".bench")).to_contain_text("As últimas cartas boas continuam.")
        expect(page.locator(".cards")).to_contain_text("Veterano das Cinzas")
        assert visitor.axe() == []
        bench.save("attack: 2", "atk: 3")
        expect(page.get_by_role("alert")).to_have_count(0)
        changed.get_by_role("button").click()
        expect(page.get_by_role("dialog")).to_contain_text("Veterano das Cinzas")
        bench.save("Veterano das Cinzas", "Decano das Cinzas")
        expect(page.get_by_role("dialog")).to_contain_text("Decano das Cinzas")
