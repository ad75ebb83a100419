import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { PAGE_SNAPSHOT_KEY } from "#core/session/constants.ts";
import type { PageSnapshot } from "#core/session/page-snapshot.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { readPageSnapshot, restorePageSnapshot, storePageSnapshot } from "#ui/patterns/page-state/player-place.ts";
import { storedPageSnapshot } from "#ui/patterns/page-state/stored-place.ts";

const BUTTONS = `<main><p><button>Like</button><button>Share</button></p><div id="writing"><textarea name="words" data-kept="itself"></textarea></div></main>`;
const FORM = `<main><div data-opened="review"><textarea name="words" data-kept="itself"></textarea></div></main>`;

const { tabStorage } = createFakePorts(createPublisher());

let stage: HTMLElement;
beforeEach(() => {
  stage = document.createElement("div");
  document.body.prepend(stage);
});
afterEach(() => {
  stage.remove();
});

/** The page as it is when it has been loaded: the same, with nothing done to it. */
const load = (html = BUTTONS) => {
  stage.innerHTML = html;
};
const button = (name: string) => [...stage.querySelectorAll("button")].find(({ textContent }) => textContent === name);
/** As the overlay host does while a popup is open. */
function openPopup(opener: Element | undefined, key: string): void {
  opener?.setAttribute("data-opener", key);
  stage.insertAdjacentHTML("beforeend", `<div role="dialog"></div>`);
}
/** Loads the page again, with this snapshot of a player. */
const comeBackTo = (snapshot: PageSnapshot) => {
  storePageSnapshot(tabStorage, snapshot);
  return restorePageSnapshot(tabStorage);
};
const area = () => stage.querySelector("textarea") as HTMLTextAreaElement;

/** A press on the button opens a popup of that kind, as soon as the part of the page has come to life. */
function bringToLife(name: string, key: string): { readonly pressed: () => number } {
  let pressed = 0;
  button(name)?.addEventListener("click", ({ currentTarget }) => {
    pressed += 1;
    openPopup(currentTarget as Element, key);
  });
  return { pressed: () => pressed };
}

describe("the page snapshot that a reload restores", () => {
  test("contains the cursor in a text field", async () => {
    load();
    area().value = "A rope and a lamp";
    area().focus();
    area().setSelectionRange(2, 6);
    const snapshot = readPageSnapshot();

    load();
    area().value = "A rope and a lamp";
    await comeBackTo(snapshot);
    expect(document.activeElement).toBe(area());
    expect([area().selectionStart, area().selectionEnd]).toEqual([2, 6]);
  });

  test("contains an open popup, which its opener opens again once its part of the page is hydrated", async () => {
    load();
    openPopup(button("Share"), "share");
    const snapshot = readPageSnapshot();
    expect(snapshot.openers).toHaveLength(1);

    load("");
    const returning = comeBackTo(snapshot);
    load();
    const { pressed } = bringToLife("Share", "share");
    await returning;
    expect(pressed()).toBe(1);
    expect(document.activeElement).toBe(button("Share"));
  });

  test("is an open form, and the field in it", async () => {
    load(FORM);
    area().focus();
    const snapshot = readPageSnapshot();
    expect(snapshot.forms).toEqual([{ name: "review", entry: null }]);

    load(`<main><button data-opens="review">Continue writing</button></main>`);
    stage.querySelector("button")?.addEventListener("click", () => {
      load(FORM);
    });
    await comeBackTo(snapshot);
    expect(document.activeElement).toBe(area());
  });

  test("contains typed text, also if the page itself clears the field again", async () => {
    const form = `<main><form><label>Name <input name="name"></label></form></main>`;
    load(form);
    const field = () => stage.querySelector("input") as HTMLInputElement;
    field().value = "Night Heron";
    const snapshot = readPageSnapshot();

    load(form);
    field().addEventListener("input", () => queueMicrotask(() => Object.assign(field(), { value: "" })), {
      once: true,
    });
    await comeBackTo(snapshot);
    expect(field().value).toBe("Night Heron");
  });

  test("contains nothing that would be sent again: a question, an order, a like", () => {
    load();
    for (const key of ["confirm", "alert", "sign-in", "reward-banner"]) {
      openPopup(button("Like"), key);
      expect(readPageSnapshot().openers).toEqual([]);
    }
  });

  test("skips an element that has been replaced", async () => {
    load();
    button("Share")?.focus();
    const snapshot = readPageSnapshot();
    load(BUTTONS.replace("Share", "Delete"));
    const returning = comeBackTo(snapshot);
    await userEvent.keyboard("{Escape}");
    await returning;
    expect(document.activeElement).not.toBe(button("Delete"));
  });

  test("is not restored after the player does something else", async () => {
    load();
    openPopup(button("Like"), "viewer");
    const snapshot = readPageSnapshot();
    load("");
    const returning = comeBackTo(snapshot);
    await userEvent.keyboard("{Tab}");
    load();
    const { pressed } = bringToLife("Like", "viewer");
    await returning;
    expect(pressed()).toBe(0);
  });

  test("is kept in the tab, and only where there is something to give back", () => {
    const nothing: PageSnapshot = { address: "here", player: null, forms: [], openers: [], parts: [], focus: null };
    storePageSnapshot(tabStorage, nothing);
    expect(tabStorage.read(PAGE_SNAPSHOT_KEY)).toBeNull();
    const something = { ...nothing, forms: [{ name: "review", entry: null }] };
    storePageSnapshot(tabStorage, something);
    expect(storedPageSnapshot.read(tabStorage)).toEqual(something);
  });
});
