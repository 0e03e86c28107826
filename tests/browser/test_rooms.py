"""A room with a lecturer and a hall, in a real browser."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import pairwise
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, violations, visit

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"


@pytest.fixture
def lecturer(browser, server):
    yield from visit(browser, server, depth="explore", viewport={"width": 1280, "height": 800})


@pytest.fixture
def student(browser, server):
    yield from visit(browser, server, depth="explore", viewport=PHONE, has_touch=True)


@pytest.fixture
def room(lecturer, server):
    """The lecturer's page of a room that shows a day in the town."""
    page = lecturer.open("/explore/town?visits=" + DAY.replace("+", "%2B"))
    expect(page.locator("[data-answer]")).to_have_attribute("data-location", re.compile(r"\d+"))
    page.get_by_role("link", name="Room").click()
    expect(page.get_by_text("It shows the page that you came from")).to_contain_text(
        "/explore/town"
    )
    page.get_by_role("button", name="Open a room").click()
    expect(page.get_by_role("status").first).to_have_text("You lead. Everybody sees what you show.")
    code, key = re.search(r"/([A-Z0-9]{6})#key=(.+)", page.url).groups()
    yield page
    # One address has only some rooms at once.
    end = Request(f"{server}/api/rooms/{code}/end", b"{}", method="POST")
    end.add_header("authorization", f"Bearer {key}")
    end.add_header("content-type", "application/json")
    with suppress(HTTPError):  # the test has closed it
        urlopen(end, timeout=10).close()


def join(student, lecturer_page):
    code = lecturer_page.locator(".room-code").inner_text()
    page = student.open("/rooms")
    page.get_by_label("Code").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("status").first).to_contain_text("Following")
    return page


def shown(page):
    return page.frame_locator("[data-page]")


def answer(page):
    return shown(page).locator("[data-answer]")


def probability(page):
    """The answer's probability, once the browser has computed it.

    A page that is still fetching the weights shows the server's, whose last digit may differ.
    """
    expect(answer(page)).to_have_attribute("data-engine", "browser")
    expect(answer(page)).to_have_attribute("data-probability", re.compile(r"\d"))
    return answer(page).get_attribute("data-probability")


def test_a_phone_shows_what_the_lecturer_changes_until_it_lets_go(room, student):
    phone = join(student, room)
    expect(answer(phone)).to_have_attribute("data-probability", probability(room))
    before = probability(room)
    shown(room).get_by_text("switch off").first.click()
    expect(answer(room)).not_to_have_attribute("data-probability", before)
    expect(answer(phone)).to_have_attribute("data-probability", probability(room))
    # The reader's own change ends the following, and the lecturer's next one stays away.
    shown(phone).get_by_role("button", name="Undo").click()
    expect(phone.get_by_role("status").first).to_have_text("You explore on your own.")
    for page in (room, phone):  # nobody is said to follow who does not
        expect(page.locator("[data-hall]")).to_have_text("1 browser in the hall")
    own = probability(phone)
    room.get_by_text("Pages", exact=True).click()
    room.get_by_role("link", name="Lessons").click()
    expect(shown(room).get_by_role("heading", level=1)).to_contain_text("Lessons")
    expect(answer(phone)).to_have_attribute("data-probability", own)
    phone.get_by_role("button", name="Follow the lecturer").click()
    expect(shown(phone).get_by_role("heading", level=1)).to_contain_text("Lessons")


def test_a_button_that_is_pressed_before_its_script_has_arrived_counts(lecturer):
    page = lecturer.page
    scripts = []
    page.route("**/rooms/door.js", lambda route: scripts.append(route))
    page.goto(lecturer.address + "/rooms", wait_until="commit")
    for _ in range(2):  # a second press, since nothing happened, opens no second room
        page.get_by_role("button", name="Open a room").click()
    assert len(scripts) == 1
    assert page.evaluate("document.readyState") != "complete"
    scripts[0].continue_()
    expect(page.get_by_role("status").first).to_have_text("You lead. Everybody sees what you show.")
    opened = [address for address in lecturer.requests if address.endswith("/api/rooms")]
    assert len(opened) == 1


def test_a_depth_that_the_lecturer_chose_elsewhere_is_not_shown_to_them_alone(browser, server):
    for visitor in visit(browser, server, depth="everything"):
        page = visitor.open("/explore/town?visits=" + DAY.replace("+", "%2B"))
        expect(page.locator("[data-depth=everything]")).to_be_attached()
        page.get_by_role("link", name="Room").click()
        page.get_by_role("button", name="Open a room").click()
        expect(answer(page)).to_have_attribute("data-location", re.compile(r"\d+"))
        assert "depth=" not in page.locator("[data-page]").evaluate(
            "frame => frame.contentWindow.location.search"
        )
        expect(shown(page).locator("[data-explore-page], [data-depth]").first).to_have_attribute(
            "data-depth", "explore"
        )


def ask_where_next(room):
    """Ask about a history that was not yet shown in the room, as the dialog proposes."""
    room.evaluate("Math.random = () => 0")  # the same history in every run
    room.get_by_role("button", name="Ask the hall").click()
    dialog = room.get_by_role("dialog")
    unseen = dialog.get_by_label("A history that was not yet shown in this room")
    expect(unseen).to_be_visible()  # once the histories are there
    expect(unseen).to_be_checked()
    dialog.get_by_role("button", name="Ask", exact=True).click()


def test_the_hall_predicts_before_the_network(room, student):
    phone = join(student, room)
    room.get_by_role("button", name="Ask the hall").click()
    dialog = room.get_by_role("dialog")
    expect(dialog.get_by_label("Where next?")).to_be_checked()
    dialog.get_by_label("The history on the screen").check()
    dialog.get_by_role("button", name="Ask", exact=True).click()
    question = phone.locator("[data-question]")
    expect(question.get_by_role("heading", level=1)).to_have_text("Where next?")
    question.get_by_text("The last visits").click()
    expect(question.get_by_role("listitem")).to_have_count(3)
    expect(question).not_to_contain_text("%")
    expect(question).to_contain_text("The person came to Café Luna on Monday at 17:00.")
    expect(room.locator("[data-question] .votes li").last).to_be_in_viewport(ratio=1)
    expect(phone.get_by_role("status").first).to_have_text("Following. Choose an answer.")
    question.get_by_role("button", name="Maple Court").click()
    expect(question.get_by_role("status")).to_contain_text("Your vote: Maple Court")
    question.get_by_role("button", name="Somewhere else").click()
    expect(question.get_by_role("status")).to_contain_text("Your vote: Somewhere else")
    phone.reload()
    expect(question.get_by_role("status")).to_contain_text("Your vote: Somewhere else.")
    expect(question.get_by_role("button", pressed=True)).to_have_text("Somewhere else")
    room.set_viewport_size({"width": 1280, "height": 720})
    expect(room.get_by_text("1 vote so far, hidden until you reveal them")).to_be_in_viewport(
        ratio=1
    )
    room.get_by_role("button", name="Reveal").click()
    row = question.get_by_role("row", name=re.compile("Somewhere else"))
    expect(row.get_by_role("cell").first).to_have_text("100 % (1)")
    expect(question).to_contain_text("Your vote: Somewhere else.")
    expect(question).to_contain_text("The network’s answer:")
    # A bar of 100 % ends before the next column.
    size = row.get_by_role("cell").first.evaluate("cell => getComputedStyle(cell).backgroundSize")
    assert re.match(r"calc\(100% - \d", size)
    # The table adds up: what the blend gives to all choices is 100 %.
    shares = [
        float(text.removesuffix(" %").removeprefix("<"))
        for text in question.locator('[data-of="final"]').all_inner_texts()
    ]
    assert abs(sum(shares) - 100) < 0.5
    expect(question.locator(".votes")).to_have_count(0)
    room.get_by_role("button", name="Back to the page").click()
    expect(question).to_be_hidden()


def test_a_question_about_a_history_that_nobody_has_seen_leaves_the_page_as_it_was(room, student):
    phone = join(student, room)
    before, shown_before = (
        probability(phone),
        shown(room).locator("html").evaluate("() => location.href"),
    )
    ask_where_next(room)
    question = phone.locator("[data-question]")
    expect(question.get_by_role("heading", level=1)).to_have_text("Where next?")
    expect(question.get_by_text(re.compile("^Resident .* and arrived at the next"))).to_be_visible()
    expect(room.locator(".history:visible li")).to_have_count(5)
    choices = question.locator(".votes button")
    expect(choices).to_have_count(7)
    for choice in choices.all():  # without scrolling, on a phone
        expect(choice).to_be_in_viewport(ratio=1)
        assert choice.bounding_box()["height"] >= 40
    expect(question.locator(".history li").first).to_be_hidden()
    question.get_by_text("The last visits").click()
    expect(question.locator(".history:visible li")).to_have_count(5)
    expect(room.locator("[data-question] .votes li").last).to_be_in_viewport(ratio=1)
    expect(phone.get_by_role("status").first).to_have_text("Following. Choose an answer.")
    look = room.get_by_role("button", name="Open its history")
    expect(look).to_be_hidden()
    room.get_by_role("button", name="Reveal").click()
    expect(question.get_by_text("✓ happened")).to_be_visible()
    expect(look).to_be_visible()
    room.get_by_role("button", name="Back to the page").click()
    expect(question).to_be_hidden()
    assert shown(room).locator("html").evaluate("() => location.href") == shown_before
    expect(answer(phone)).to_have_attribute("data-probability", before)


def test_whoever_leads_does_not_vote_and_keys_work_after_a_click_on_a_choice(room, student):
    phone = join(student, room)
    show_deck(room)
    question = room.locator("[data-question]")
    expect(phone.locator("[data-question] .votes button").first).to_be_visible()
    expect(question.get_by_role("button")).to_have_count(0)
    expect(question.locator(".history li").last).to_be_visible()
    question.get_by_text("The last visits").click()  # folds them
    expect(question.locator(".history li").last).to_be_hidden()
    question.get_by_text("Market Hall", exact=True).last.click()
    expect(room.get_by_text("Your vote")).to_have_count(0)
    expect(question).to_contain_text("0 votes so far")
    question.get_by_text("The last visits").click()
    room.keyboard.press("ArrowRight")
    expect(question).to_contain_text("Nobody has voted.")
    room.keyboard.press("ArrowRight")
    expect(question).to_be_hidden()
    ask(room, "What is the gate?")
    expect(phone.get_by_role("button", name="Vote")).to_be_visible()
    expect(question.get_by_role("heading")).to_have_text("What is the gate?")
    expect(question.get_by_role("textbox")).to_have_count(0)
    expect(question.get_by_role("button")).to_have_count(0)


def test_a_question_can_be_followed_by_a_look_at_its_history(room, student):
    phone = join(student, room)
    before = probability(phone)
    ask_where_next(room)
    room.set_viewport_size({"width": 1280, "height": 720})
    room.get_by_role("button", name="Reveal").click()
    expect(room.get_by_role("button", name="Open its history")).to_be_visible()
    room.reload()
    expect(room.get_by_role("button", name="Open its history")).to_be_visible()
    assert room.locator(".room-bar").bounding_box()["height"] < 60  # one row
    room.get_by_role("button", name="Open its history").click()
    expect(phone.locator("[data-question]")).to_be_hidden()
    expect(answer(phone)).not_to_have_attribute("data-probability", before)
    expect(answer(room)).to_have_attribute("data-probability", probability(phone))


def test_the_dialog_waits_for_the_histories_that_it_will_offer(room):
    held = []
    room.route("**/histories?limit=100", lambda route: held.append(route))
    room.get_by_role("button", name="Ask the hall").click()
    dialog = room.get_by_role("dialog")
    put = dialog.get_by_role("button", name="Ask", exact=True)
    expect(dialog.get_by_text("Loading the example histories")).to_be_visible()
    expect(put).to_be_disabled()
    expect(dialog.get_by_text("Everybody who follows has the answer")).to_be_hidden()
    dialog.get_by_label("A number").check()  # needs no history
    expect(put).to_be_enabled()
    dialog.get_by_label("Where next?").check()
    for route in held:
        route.continue_()
    expect(put).to_be_enabled()
    expect(dialog.get_by_label("A history that was not yet shown in this room")).to_be_checked()
    expect(dialog.get_by_text("Loading the example histories")).to_be_hidden()


def test_a_question_can_be_put_when_the_histories_do_not_load(room, lecturer):
    room.route("**/histories?limit=100", lambda route: route.abort())
    room.get_by_role("button", name="Ask the hall").click()
    dialog = room.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_have_text(re.compile(r"\w"))
    expect(dialog.get_by_text("Everybody who follows has the answer")).to_be_visible()
    expect(dialog.get_by_role("button", name="Ask", exact=True)).to_be_enabled()
    lecturer.forgive()  # the browser reports the request that failed


def test_one_click_asks_what_happens_without_the_opened_head(room, student):
    phone = join(student, room)
    shown(room).locator("[data-part='layers.0.heads.1']").first.click()
    # The hall sees the opened block, too.
    expect(shown(phone).get_by_text("Head 1", exact=True)).to_be_visible()
    ask = shown(room).get_by_role("button", name="Ask the hall: what without it?")
    expect(shown(phone).get_by_role("button", name="Ask the hall")).to_have_count(0)
    ask.click()
    question = phone.locator("[data-question]")
    title = "What happens without layer 0, head 1?"
    expect(question.get_by_role("heading", level=1)).to_have_text(title)
    expect(question.locator(".votes button")).to_have_count(5)
    room.get_by_role("button", name="Reveal").click()
    expect(question.get_by_text("✓ right")).to_be_visible()
    expect(question.get_by_text("Without it:")).to_be_visible()


def test_a_question_in_a_deck_is_put_to_the_hall_when_its_slide_comes(room, student):
    phone = join(student, room)
    room.get_by_text("Pages", exact=True).click()
    room.get_by_role("link", name="Slides").click()
    shown(room).get_by_role("link", name="Show Where next?").click()
    slides = shown(room).locator(".slides > section.present")
    expect(slides.get_by_role("heading")).to_contain_text("Inside a pointer network")
    expect(shown(room).locator("html[data-deck-ready]")).to_be_attached()
    shown(room).locator("body").press("ArrowRight")
    question = phone.locator("[data-question]")
    question.get_by_role("button", name="Market Hall").click()
    expect(room.locator("[data-question]")).to_contain_text("1 vote so far")
    room.keyboard.press("ArrowRight")
    row = question.get_by_role("row", name=re.compile("Market Hall"))
    expect(row.get_by_role("cell").first).to_have_text("100 % (1)")
    room.keyboard.press("ArrowRight")
    expect(question).to_be_hidden()
    expect(slides.get_by_role("heading")).to_have_text("Every place has a probability")
    room.keyboard.press("ArrowRight")
    expect(slides.get_by_role("heading")).to_have_text("Two ways to predict")
    expect(shown(phone).locator("section.present").get_by_role("heading")).to_have_text(
        "Two ways to predict"
    )


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_the_key_after_a_reveal_goes_on_to_the_next_slide(room, student, by):
    join(student, room)
    show_deck(room)
    height = room.locator(".room-bar").bounding_box()["height"]
    if by == "mouse":
        room.get_by_role("button", name="Reveal").click()
    else:
        room.keyboard.press("ArrowRight")
    expect(room.locator("[data-question]")).to_contain_text("Nobody has voted.")
    slides = shown(room).locator(".slides > section.present")
    expect(slides.locator(".fragment.visible")).to_be_attached()
    # The slide has the history of its question, and no page to open it on.
    expect(room.get_by_role("button", name="Open its history")).to_be_hidden()
    assert room.locator(".room-bar").bounding_box()["height"] == height
    room.keyboard.press("ArrowRight")
    expect(slides.get_by_role("heading")).to_have_text("Every place has a probability")


def show_deck(room):
    """Show the question of the deck `where-next` in a room."""
    room.get_by_text("Pages", exact=True).click()
    room.get_by_role("link", name="Slides").click()
    shown(room).get_by_role("link", name="Show Where next?").click()
    expect(shown(room).locator("html[data-deck-ready]")).to_be_attached()
    shown(room).locator("body").press("ArrowRight")
    expect(room.locator("[data-question]")).to_be_visible()


def back_to_the_page(room):
    room.get_by_role("button", name="Back to the page").click()
    expect(room.locator("[data-question]")).to_be_hidden()


def test_a_reload_of_the_lecturer_asks_no_slide_again(room, student):
    phone = join(student, room)
    show_deck(room)
    phone.locator("[data-question]").get_by_role("button", name="Market Hall").click()
    expect(room.locator("[data-question]")).to_contain_text("1 vote so far")
    room.reload()
    expect(room.locator("[data-question]")).to_contain_text("1 vote so far")
    room.get_by_role("button", name="Reveal").click()
    room.reload()
    expect(room.locator("[data-question]")).to_contain_text("1 vote")
    back_to_the_page(room)
    for _ in range(2):
        room.reload()
        present = shown(room).locator("section.present")
        expect(present.get_by_role("heading")).to_contain_text("Where next?")
        expect(shown(room).locator("html[data-deck-ready]")).to_be_attached()
        room.wait_for_timeout(500)  # a slide is asked within 60 ms
        expect(room.locator("[data-question]")).to_be_hidden()
        expect(phone.locator("[data-question]")).to_be_hidden()
        ask(room, "Which one?", "Red", "Green")  # not of the slide
        expect(phone.locator("[data-question]")).to_be_visible()
        room.reload()
        back_to_the_page(room)
    room.wait_for_timeout(500)
    expect(room.locator("[data-question]")).to_be_hidden()
    # Whoever comes to the slide anew asks it again.
    shown(room).locator("body").press("ArrowLeft")
    shown(room).locator("body").press("ArrowRight")
    expect(phone.locator("[data-question]")).to_be_visible()


def test_a_lecturer_without_a_connection_reads_what_the_hall_sees(room, lecturer, student):
    phone = join(student, room)
    show_deck(room)
    room.keyboard.press("ArrowRight")
    expect(room.locator("[data-question]")).to_contain_text("The network’s answer")
    room.keyboard.press("ArrowRight")
    expect(room.locator("[data-question]")).to_be_hidden()
    room.keyboard.press("ArrowRight")
    header = room.get_by_role("status").first
    slide = shown(phone).locator("section.present").get_by_role("heading")
    expect(slide).to_have_text("Two ways to predict")
    room.context.set_offline(True)
    behind = "No connection: the hall still sees slide 4. It catches up by itself."
    expect(header).to_have_text(behind)
    shown(room).locator("body").press("ArrowRight")
    expect(shown(room).locator("section.present").get_by_role("heading")).not_to_have_text(
        "Two ways to predict"
    )
    room.wait_for_timeout(1000)
    expect(header).to_have_text(behind)
    expect(slide).to_have_text("Two ways to predict")
    room.context.set_offline(False)
    expect(slide).to_contain_text("One forward pass")
    expect(header).to_have_text("You lead. Everybody sees what you show.")
    lecturer.forgive()  # the browser reports the requests without a connection


def test_a_question_of_ones_own_has_its_answer_with_the_votes(room, student):
    phone = join(student, room)
    room.get_by_role("button", name="Ask the hall").click()
    dialog = room.get_by_role("dialog")
    dialog.get_by_label("A number").check()
    dialog.get_by_label("Question", exact=True).fill("What is the gate?")
    right = dialog.get_by_label("What is right")
    right.fill("little")
    dialog.get_by_role("button", name="Ask", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text(
        "This is not a number. Write a number, such as 0.25, 1/4 or 25%."
    )
    expect(right).to_be_focused()
    dialog.get_by_label("A question with choices").check()
    expect(dialog.get_by_role("alert")).to_be_hidden()
    dialog.get_by_label("A number").check()
    right.fill("7 %")
    dialog.get_by_role("button", name="Ask", exact=True).click()
    question = phone.locator("[data-question]")
    expect(phone.get_by_role("status").first).to_have_text("Following. Type a number.")
    question.get_by_label("Your number").fill("a lot")
    question.get_by_role("button", name="Vote").click()
    expect(question.get_by_role("status")).to_contain_text("is not a number")
    question.get_by_label("Your number").fill("0,07")
    question.get_by_role("button", name="Vote").click()
    expect(question.get_by_role("status")).to_contain_text("Your vote: 0.07.")
    expect(question).not_to_contain_text("right")
    phone.reload()
    expect(question.get_by_label("Your number")).to_have_value("0.07")
    expect(question.get_by_role("status")).to_contain_text("Your vote: 0.07.")
    room.get_by_role("button", name="Reveal").click()
    expect(question.get_by_role("row", name=re.compile("0.07 ✓ right"))).to_be_visible()
    expect(question).to_contain_text("1 vote, for the right answer.")


def test_formulas_of_a_question_are_drawn_in_the_hall(room, student):
    phone = join(student, room)
    ask(room, "Is $x^2$ <b>more</b>?", r"$\frac{1}{2}$", "$x$")
    question = phone.locator("[data-question]")
    for page in (room, phone):
        expect(page.locator("[data-question] h1 msup")).to_be_visible()
        expect(page.locator("[data-question] h1")).to_contain_text("<b>more</b>?")
    half = question.get_by_role("button").filter(has=phone.locator("mfrac"))
    half.click()
    expect(half).to_have_attribute("aria-pressed", "true")
    expect(question.get_by_role("status").locator("mfrac")).to_be_visible()
    room.get_by_role("button", name="Reveal").click()
    expect(room.locator("[data-question] th mfrac")).to_be_visible()
    expect(phone.locator("[data-question]")).not_to_contain_text("$")


def test_a_phone_that_follows_again_shows_the_page_and_not_its_inputs(room, student):
    phone = join(student, room)
    page = shown(phone)
    page.locator("[data-inputs-button]").click()
    expect(page.locator("[data-inputs]")).to_be_attached()
    page.get_by_text("Text", exact=True).click()
    page.locator("#visits").fill("Maple Court @ Tue 09:00 +45, Café Luna")
    phone.get_by_role("button", name="Follow the lecturer").click()
    expect(page.locator("[data-inputs]")).to_have_count(0)
    expect(answer(phone)).to_be_visible()


def ask(room, text, *choices):
    """Put a question of one's own to the hall; without choices, one for a number."""
    room.get_by_role("button", name="Ask the hall").click()
    dialog = room.get_by_role("dialog")
    dialog.get_by_label("A question with choices" if choices else "A number").check()
    dialog.get_by_label("Question", exact=True).fill(text)
    if choices:
        dialog.get_by_label("Choices, one per line").fill("\n".join(choices))
    dialog.get_by_role("button", name="Ask", exact=True).click()


def test_a_choice_without_a_connection_is_sent_once_it_is_back(room, student):
    phone = join(student, room)
    ask(room, "Which one?", "Red", "Green", "Blue")
    question = phone.locator("[data-question]")
    question.get_by_role("button", name="Red").click()
    expect(question.get_by_role("status")).to_contain_text("Your vote: Red.")
    sent = []
    phone.on("request", lambda request: "/votes" in request.url and sent.append(request))
    phone.context.set_offline(True)
    header = phone.get_by_role("status").first
    expect(header).to_contain_text("No connection.")
    question.get_by_role("button", name="Green").click()
    question.get_by_role("button", name="Blue").click()
    unsent = "Your choice, Blue, is not sent yet. It is sent when the connection is back."
    expect(question.get_by_role("status")).to_have_text(unsent)
    expect(question.get_by_role("button", pressed=True)).to_have_text("Blue")
    assert len(sent) <= 2
    phone.context.set_offline(False)
    expect(question.get_by_role("status")).to_contain_text("Your vote: Blue.")
    expect(header).to_have_text("Following. Choose an answer.")
    assert len(sent) <= 3
    expect(room.locator("[data-question]")).to_contain_text("1 vote so far")
    room.get_by_role("button", name="Reveal").click()
    row = room.locator("[data-question]").get_by_role("row", name="Blue")
    expect(row.get_by_role("cell").first).to_have_text("100 % (1)")
    student.forgive()  # the browser reports the requests without a connection


def test_a_choice_while_the_server_is_away_is_sent_once_the_stream_is_open(room, browser, relay):
    code = room.locator(".room-code").inner_text()
    for student in visit(browser, relay.address, depth="explore", viewport=PHONE):
        phone = student.open(f"/rooms/{code}")
        ask(room, "Which one?", "Red", "Green")
        question = phone.locator("[data-question]")
        expect(question).to_be_visible()
        relay.stop()
        header = phone.get_by_role("status").first
        expect(header).to_contain_text("No connection.")
        question.get_by_role("button", name="Green").click()
        expect(question.get_by_role("status")).to_contain_text("Your choice, Green, is not sent")
        relay.start()
        expect(question.get_by_role("status")).to_contain_text("Your vote: Green.")
        expect(header).to_have_text("Following. Choose an answer.")
        assert len([url for url in student.requests if "/votes" in url]) <= 3
        student.forgive()  # the browser reports the requests without a server


def test_a_number_without_a_connection_is_sent_after_a_reload(room, student):
    phone = join(student, room)
    ask(room, "How many?")
    question = phone.locator("[data-question]")
    phone.context.set_offline(True)
    question.get_by_label("Your number").fill("66 %")
    question.get_by_role("button", name="Vote").click()
    expect(question.get_by_role("status")).to_contain_text("Your choice, 66 %, is not sent yet.")
    phone.context.set_offline(False)
    phone.reload()
    expect(question.get_by_role("status")).to_contain_text("Your vote: 0.66.")
    student.forgive()


def test_a_choice_that_no_connection_came_for_in_time_does_not_count(room, student):
    phone = join(student, room)
    ask(room, "Which one?", "Red", "Green")
    question = phone.locator("[data-question]")
    # The stream lives on, as where one router of the hall loses requests.
    phone.route("**/votes", lambda route: route.abort())
    question.get_by_role("button", name="Green").click()
    expect(question.get_by_role("status")).to_contain_text("Your choice, Green, is not sent yet.")
    room.get_by_role("button", name="Reveal").click()
    late = "The voting ended before your choice, Green, was sent. It does not count."
    expect(question).to_contain_text(late)
    room.get_by_role("button", name="Back to the page").click()
    expect(phone.get_by_role("status").first).to_contain_text(late)
    ask(room, "And now?", "Red", "Green")
    expect(phone.get_by_role("status").first).to_have_text("Following. Choose an answer.")
    room.get_by_role("button", name="Back to the page").click()
    expect(phone.get_by_role("status").first).not_to_contain_text("The voting ended")
    student.forgive()


def test_votes_that_cannot_be_saved_say_so(room, lecturer):
    saved = []
    room.on("download", lambda download: saved.append(download))
    state = room.get_by_role("status").first
    room.get_by_text("Join and results").click()
    save = room.get_by_role("button", name="Save all votes")
    busy = {"errors": [{"where": "", "message": "Too busy. Try again.", "suggestions": []}]}
    room.route("**/results.csv", lambda route: route.fulfill(status=503, json=busy))
    save.click()
    expect(state).to_have_text("Too busy. Try again.")
    room.unroute("**/results.csv")
    room.route("**/results.csv", lambda route: route.abort())
    save.click()
    expect(state).to_contain_text("nothing was sent or saved")
    assert not saved
    room.unroute("**/results.csv")
    with room.expect_download() as download:
        save.click()
    assert download.value.path().read_text().startswith("question,")
    expect(state).to_have_text("You lead. Everybody sees what you show.")
    lecturer.forgive()


def test_votes_that_were_not_saved_stay_so_while_the_server_is_away(room, browser, relay):
    for lecturer in visit(browser, relay.address, viewport={"width": 1280, "height": 800}):
        page = lecturer.open(re.sub(r"^http://[^/]+", "", room.url))
        state = page.get_by_role("status").first
        expect(state).to_have_text("You lead. Everybody sees what you show.")
        expect(answer(page)).to_be_visible()
        page.evaluate(
            """() => {
                const state = document.querySelector("[data-state]");
                globalThis.said = [];
                const note = () => globalThis.said.push(state.textContent);
                new MutationObserver(note).observe(state, { childList: true });
            }"""
        )
        relay.stop()
        expect(state).to_contain_text("the hall still sees")
        page.get_by_text("Join and results").click()
        save = page.get_by_role("button", name="Save all votes")
        save.click()
        expect(state).to_contain_text("nothing was sent or saved")
        page.wait_for_timeout(3000)  # several attempts to connect again
        expect(state).to_contain_text("nothing was sent or saved")
        said = page.evaluate("globalThis.said")
        assert all(one != other for one, other in pairwise(said))  # nothing is read out twice
        relay.start()
        expect(state).to_contain_text("not sent or saved: try again")
        with page.expect_download():
            save.click()
        expect(state).to_have_text("You lead. Everybody sees what you show.")
        lecturer.forgive()  # the browser reports the requests without a server


@pytest.mark.parametrize("leads", [True, False])
def test_votes_stay_on_the_screen_of_a_room_that_a_new_server_does_not_know(
    room, browser, relay, leads
):
    address = re.sub(r"^http://[^/]+", "", room.url)
    for visitor in visit(browser, relay.address, viewport=PHONE):
        page = visitor.page
        page.add_init_script("delete globalThis.SharedWorker")  # cannot be routed
        visitor.open(address if leads else address.split("#")[0])
        ask(room, "Which one?", "Red", "Green")
        room.get_by_role("button", name="Reveal").click()
        votes = page.locator("[data-question]").get_by_role("row", name="Green")
        expect(votes).to_be_visible()
        relay.stop()
        page.route("**/api/rooms/**", lambda route: route.fulfill(status=404, json={"errors": []}))
        ended = "The room has ended, or the server was started anew."
        expect(page.get_by_role("status").first).to_have_text(ended)
        expect(votes).to_be_visible()
        page.get_by_role("button", name="Back to the page").click()
        expect(votes).to_be_hidden()
        expect(page.get_by_role("button", name="Back to the page")).to_be_hidden()
        expect(answer(page)).to_be_visible()
        expect(page.get_by_role("status").first).to_have_text(ended)
        visitor.forgive()  # the browser reports the requests without a server


def test_a_closed_room_leaves_a_page_that_works(room, student):
    phone = join(student, room)
    room.get_by_text("Join and results").click()
    expect(room.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    room.once("dialog", lambda dialog: dialog.accept())
    room.get_by_role("button", name="Close the room").click()
    for page in (room, phone):
        expect(page.get_by_role("status").first).to_contain_text("This room has ended.")
        expect(page.locator("[data-hall]")).to_be_empty()
    before = probability(phone)
    shown(phone).get_by_text("on", exact=True).first.click()
    expect(answer(phone)).not_to_have_attribute("data-probability", before)


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE])
def test_the_menu_to_join_covers_no_button(room, size):
    ask(room, "Which one?", "Red", "Green")
    room.set_viewport_size(size)
    room.get_by_text("Join and results").click()
    code = room.get_by_role("img", name=re.compile("QR code"))
    expect(code).to_be_in_viewport(ratio=1)
    menu = room.locator(".card", has=code).bounding_box()
    back = room.get_by_role("button", name="Back to the page").bounding_box()
    assert back["y"] + back["height"] <= menu["y"]
    assert menu["x"] >= 0
    assert menu["x"] + menu["width"] <= size["width"]


def test_tabs_of_a_browser_share_one_stream_and_the_lecturer_is_not_counted(room, student):
    expect(room.locator("[data-hall]")).to_have_text("nobody in the hall")
    phone = join(student, room)
    other = phone.context.new_page()
    other.goto(phone.url)
    expect(other.get_by_role("status").first).to_contain_text("Following")
    expect(other.locator("[data-hall]")).to_have_text("1 browser in the hall")
    expect(room.locator("[data-hall]")).to_have_text("1 browser in the hall")
    other.close()


def test_a_wrong_code_is_refused_beside_its_field(visitor):
    page = visitor.open("/rooms")
    page.get_by_label("Code").fill("zzzzzz")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").first).to_contain_text("There is no room 'ZZZZZZ'")
    page.get_by_label("Code").fill("!!")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").first).to_contain_text("six letters and digits")
    visitor.forgive()  # the browser reports the refused code


def test_a_wrong_key_leads_nobody(room, student):
    code = room.locator(".room-code").inner_text()
    page = student.open(f"/rooms/{code}#key=guess")
    expect(page.get_by_role("status").first).to_contain_text("does not lead this room")
    expect(page.get_by_role("button", name="Ask the hall")).to_be_hidden()
    student.forgive()  # the browser reports the refused key


def test_a_wrong_code_says_so(visitor):
    page = visitor.open("/rooms/ZZZZZZ")
    expect(page.get_by_role("status").first).to_contain_text("There is no such room")
    visitor.forgive()  # the browser reports the refused stream


def test_rooms_are_accessible(room):
    room.get_by_role("button", name="Ask the hall").click()
    expect(room.get_by_role("dialog")).to_be_visible()
    assert violations(room) == []
