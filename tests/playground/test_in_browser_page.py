"""The page itself in a real browser: what it shows, its keyboard, a phone's width, the laboratory."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.kit.browser import needed
from tests.kit.playground import Seen, open_lobby, running_playground

needed()

PHONE = {"width": 390, "height": 800}
MARKDOWN = {
    "a\nb": "<p>a\nb</p>",
    "# Big\n-# small\nplain": '<p class="heading-1">Big</p><p class="small">small</p><p>plain</p>',
    "> said\n> twice": "<blockquote><p>said\ntwice</p></blockquote>",
    "- one\n  - inner\n- two": "<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>",
    "1. one\n2. two": "<ol><li>one</li><li>two</li></ol>",
    "```\na  *b*\n```after": "<pre><code>a  *b*</code></pre><p>after</p>",
    "__**both**__ ~~gone~~ _so_": "<p><u><strong>both</strong></u> <s>gone</s> <em>so</em></p>",
    "snake_case_name and 2 * 3 * 4": "<p>snake_case_name and 2 * 3 * 4</p>",
    "<@7> <@8>": '<p><span class="mention">@Ana</span> <span class="mention">@somebody</span></p>',
    "</hunt start:1>": '<p><span class="mention">/hunt start</span></p>',
}


def test_what_others_say_is_marked_until_it_is_read(page: Page):
    ana, bo = Seen(page, "Ana"), Seen(page, "Bo")
    bo.turn_to("dm")
    ana.type("Who plays?")
    expect(bo.place("channel")).to_contain_text("1 unread")
    expect(ana.place("channel")).not_to_contain_text("unread")
    bo.turn_to("channel")
    expect(bo.message("Who plays?")).to_be_visible()
    expect(bo.place("channel")).not_to_contain_text("unread")


def test_marks_in_a_text_are_shown_and_nothing_in_it_is_html(page: Page):
    ana = Seen(page, "Ana")
    ana.type("**bold** *slanted* `a*b*` ||hidden|| \\*as it is\\* <img src=x onerror=alert(1)><b>no</b>")
    said = Seen(page, "Bo").message("bold")
    expect(said.locator("strong")).to_have_text("bold")
    expect(said.locator("em")).to_have_text("slanted")
    expect(said.locator("code")).to_have_text("a*b*")
    expect(said.get_by_title("Spoiler")).to_have_attribute("aria-expanded", "false")
    expect(said.locator(".content")).to_contain_text("*as it is* <img src=x onerror=alert(1)><b>no</b>")
    expect(said.locator("img, b")).to_have_count(0)


def test_markdown(page: Page):
    made = page.evaluate(
        """async (texts) => {
            const { markdown } = await import("/markdown.js");
            const nameOf = (id) => (id === "7" ? "Ana" : "somebody");
            const context = { nameOf, placeName: () => null, now: new Date(0) };
            const htmlOf = (text) => {
                const whole = document.createElement("div");
                whole.append(...markdown(text, context));
                return whole.innerHTML;
            };
            return Object.fromEntries(texts.map((text) => [text, htmlOf(text)]));
        }""",
        list(MARKDOWN),
    )
    assert made == MARKDOWN


def test_the_line_says_what_is_wrong_and_keeps_what_was_typed(page: Page):
    ana = Seen(page, "Ana")
    for line, problem in (
        ("/hunt dance", "There is no command /hunt"),
        ("/hunt start", "/hunt start needs game"),
        ("/hunt start game:Chess", "game is one of: Hunt: The Unknown Quarry"),
        ("/hunt start game:quarry seats:many", "seats is a whole number from 1 to 8."),
        ("/hunt start game:quarry thread:perhaps", "thread is True or False."),
    ):
        ana.line.fill(line)
        ana.line.press("Escape")
        ana.line.press("Enter")
        expect(ana.whole.locator(".command-line").get_by_role("alert")).to_contain_text(problem)
        expect(ana.line).to_have_value(line)


def test_everything_can_be_done_by_keys(page: Page):
    ana = Seen(page, "Ana")
    ana.line.focus()
    page.keyboard.type("/hunt")
    expect(ana.suggestions.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(ana.suggestions.nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(ana.suggestions.first).to_be_hidden()
    ana.line.fill("")
    open_lobby(ana)

    add = ana.message("is open").get_by_role("button", name="Add computer player")
    add.focus()
    for seats in (2, 3):
        page.keyboard.press("Enter")
        expect(ana.message("is open")).to_contain_text(f"Seats ({seats} of 6)")
        expect(add).to_be_focused()
    ana.message("is open").get_by_role("button", name="Begin").focus()
    page.keyboard.press("Space")
    ana.place("thread").focus()
    page.keyboard.press("Enter")
    expect(ana.message("Table #")).to_be_visible()


def test_a_form_says_why_it_was_refused(page: Page):
    page.evaluate(
        """async () => {
            const { openModal } = await import("/modal.js");
            const { people } = await import("/api.js");
            const everybody = await people();
            const where = { person: everybody.people[0].id, place: everybody.channel };
            const note = { id: "note", label: "Note", style: "paragraph", required: true, value: "before", max: 20 };
            openModal({ token: "0", title: "Write a note", inputs: [note] }, where);
        }"""
    )
    form = page.get_by_role("dialog", name="Write a note")
    expect(form.get_by_role("textbox", name="Note")).to_have_value("before")
    form.get_by_role("textbox", name="Note").fill("something else that is too long")
    expect(form.get_by_role("textbox", name="Note")).to_have_value("something else that ")
    form.get_by_role("button", name="Submit").click()
    expect(form.get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)


def test_one_person_alone_plays_on_until_asked(fresh_page: Page):
    ana = Seen(fresh_page, "Ana")
    open_lobby(ana)
    ana.whole.get_by_role("button", name="Fill seats").click()
    expect(ana.message("is open")).to_contain_text("Seats (6 of 6)")
    ana.press("Begin", on="is open")
    ana.turn_to("thread")
    ana.whole.get_by_role("button", name="Play on").click()
    ana.press("Act", on="Table #1")
    expect(ana.private()).to_contain_text("It is your turn")
    picture = ana.message("Table #1").locator("img")
    assert "Ana" in (picture.get_attribute("alt") or "")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    expect(Seen(fresh_page, "Bo").whole.locator("article.private")).to_have_count(0)


def test_a_phone_shows_one_person_at_a_time(page: Page, pictures: Path):
    page.set_viewport_size(PHONE)
    ana, bo = Seen(page, "Ana"), Seen(page, "Bo")
    open_lobby(ana)
    expect(bo.whole).to_be_hidden()
    tabs = page.get_by_role("navigation", name="People")
    expect(tabs.get_by_role("button", name="Bo")).to_contain_text("1 unread")
    page.screenshot(path=pictures / "phone.png")
    tabs.get_by_role("button", name="Bo").click()
    expect(ana.whole).to_be_hidden()
    bo.press("Join", on="is open")
    expect(bo.message("is open")).to_contain_text("Seats (2 of 6)")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_laboratory(fresh_page: Page):
    ana, bo = Seen(fresh_page, "Ana"), Seen(fresh_page, "Bo")
    fresh_page.get_by_role("button", name="Laboratory").click()
    drawer = fresh_page.get_by_role("region", name="Laboratory")
    date = fresh_page.locator("#clock").get_attribute("datetime")
    drawer.get_by_role("button", name="Next day").click()
    expect(fresh_page.locator("#clock")).not_to_have_attribute("datetime", date or "")

    bos = drawer.get_by_role("listitem").filter(has_text="Bo")
    bos.get_by_role("checkbox", name="DMs closed").check()
    bos.get_by_role("button").click()
    expect(bo.whole.get_by_role("combobox").first).to_contain_text("Bo (not in the server)")
    expect(bo.place("channel")).to_have_count(0)
    bos.get_by_role("button").click()
    expect(bo.place("channel")).to_be_visible()

    ana.type("A slip of the tongue")
    bo.turn_to("channel")
    bo.message("A slip").get_by_role("button", name="Delete this message").click()
    expect(ana.messages).to_have_count(0)
    expect(bo.messages).to_have_count(0)
    bo.whole.get_by_role("button", name="Fill seats").click()
    expect(bo.whole.get_by_role("alert").first).to_contain_text("lobby")


def test_a_wrong_token_is_explained(browser: Browser, address: str):
    page = browser.new_page()
    page.goto(address.partition("#")[0] + "#guessed")
    expect(page.get_by_role("alert").first).to_contain_text("open the address that the playground printed last")
    page.close()


def test_another_evening_finds_the_tables_again(browser: Browser, tmp_path: Path):
    data = tmp_path / "playground.sqlite3"
    page = browser.new_page()
    with running_playground(data) as address:
        page.goto(address)
        ana = Seen(page, "Ana")
        open_lobby(ana)
        ana.whole.get_by_role("button", name="Fill seats").click()
        expect(ana.message("is open")).to_contain_text("Seats (6 of 6)")
        ana.press("Begin", on="is open")
        ana.turn_to("dm")
        sheet = ana.message("You are").locator("h3").inner_text()
    expect(page.locator("#banner")).to_contain_text("The playground does not answer")
    with running_playground(data) as address:
        page.goto("about:blank")
        page.goto(address)
        ana = Seen(page, "Ana")
        ana.turn_to("dm")
        expect(ana.message("You are").locator("h3")).to_have_text(sheet)
    page.close()
