import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { followLinksOnPress } from "#adapters/browser/follow-links-on-press.ts";

let stop: () => void;
let followed: string[];

beforeEach(() => {
  followed = [];
  document.body.innerHTML = `
    <a id="inside" href="/game/tl"><span id="word">Throne and Liberty</span></a>
    <a id="beside" href="/game/tl" target="_blank">in a new window</a>
    <a id="outside" href="https://elsewhere.example/">elsewhere</a>
    <a id="file" href="/file" download>a file</a>
    <a id="movable" href="/game/tl" draggable="true">a card to drag</a>
    <a id="nowhere">no link</a>`;
  // Replaces the router: follows clicked links.
  document.body.onclick = (event) => {
    event.preventDefault();
    followed.push((event.target as Element).closest("a")?.id ?? "");
  };
  stop = followLinksOnPress(document, (handle) => {
    document.addEventListener("click", handle, true);
    return () => document.removeEventListener("click", handle, true);
  });
});

afterEach(() => {
  stop();
  document.body.onclick = null;
  document.body.innerHTML = "";
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string, manner: PointerEventInit = {}) =>
  element(id).dispatchEvent(
    new PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerType: "mouse", button: 0, ...manner }),
  );

describe("a press of the mouse on a link", () => {
  test("follows it before the button comes up", () => {
    press("word");
    expect(followed).toEqual(["inside"]);
  });

  test("follows it once, press and click together", async () => {
    await userEvent.click(element("inside"));
    expect(followed).toEqual(["inside"]);
  });

  test("follows it again when it is pressed again", async () => {
    await userEvent.click(element("inside"));
    await userEvent.click(element("inside"));
    expect(followed).toEqual(["inside", "inside"]);
  });

  test("still leaves the keyboard its way", async () => {
    element("inside").focus();
    await userEvent.keyboard("{Enter}");
    expect(followed).toEqual(["inside"]);
  });

  test.each<[string, PointerEventInit]>([
    ["a finger, which may begin to scroll", { pointerType: "touch" }],
    ["a pen", { pointerType: "pen" }],
    ["another button", { button: 1 }],
    ["a held Control key", { ctrlKey: true }],
    ["a held Command key", { metaKey: true }],
    ["a held Shift key", { shiftKey: true }],
    ["a held Alt key", { altKey: true }],
  ])("waits for the click of %s", (_, manner) => {
    press("inside", manner);
    expect(followed).toEqual([]);
  });

  test.each([
    ["opens beside the page", "beside"],
    ["leads to another site", "outside"],
    ["is a download", "file"],
    ["can be dragged", "movable"],
    ["leads nowhere", "nowhere"],
  ])("waits for the click where the link %s", (_, id) => {
    press(id);
    expect(followed).toEqual([]);
  });
});
