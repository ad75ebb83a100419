import { describe, expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { succeed } from "#core/failures/request-failure.ts";
import { SearchBox } from "#ui/features/search/components/search-box.tsx";
import { openArticleForm } from "../support/article-form-scene.tsx";
import { renderStore } from "../support/render-store.tsx";
import { buildSuggestion, createShelf, createStorePorts, found } from "../support/store-ports.ts";

/** Sends a key that the input method uses for the composed text, as one kind of engine does. */
type Press = (field: Element, key: string) => KeyboardEvent;

const compositionEnd = () => new CompositionEvent("compositionend", { data: "용", bubbles: true });
const keydown = (key: string, isComposing: boolean) =>
  new KeyboardEvent("keydown", { key, isComposing, keyCode: 229, bubbles: true, cancelable: true });

const ORDERS: Readonly<Record<string, Press>> = {
  "the key comes before the end of the composition (Chromium, Firefox)": (field, key) => {
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    const event = keydown(key, true);
    field.dispatchEvent(event);
    field.dispatchEvent(compositionEnd());
    return event;
  },
  "the key comes after the end of the composition (Safari)": (field, key) => {
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    field.dispatchEvent(compositionEnd());
    const event = keydown(key, false);
    field.dispatchEvent(event);
    return event;
  },
};

const LUNA = { id: "p-1", nickname: "Luna", avatar: "", isModerator: false };

const inFocus = (field: Locator) => expect.element(field).toHaveFocus();

describe.each(Object.entries(ORDERS))("while a word is being composed, and %s,", (_, press) => {
  test("Enter in the title of an article confirms the composition and stays in the title; the next one moves to the text", async () => {
    const { title, text } = await openArticleForm({ suggestMentions: async () => succeed([LUNA]) });
    await expect.element(text).toBeVisible();
    await title.fill("용");
    press(title.element(), "Enter");
    await inFocus(title);
    await title.click();
    await userEvent.keyboard("{Enter}");
    await inFocus(text);
  });

  test("Enter and Escape in the address of a link confirm it and give it up; the next ones are for the line", async () => {
    const { screen, text } = await openArticleForm({ suggestMentions: async () => succeed([LUNA]) });
    await text.click();
    await userEvent.keyboard("{Control>}k{/Control}");
    const address = screen.getByRole("textbox", { name: "Link URL" });
    await address.fill("용");
    expect(press(address.element(), "Enter").defaultPrevented).toBe(false);
    press(address.element(), "Escape");
    await inFocus(address);
    await userEvent.keyboard("{Escape}");
    await expect.element(address).not.toBeInTheDocument();
  });

  test("Enter names none of the players an @ can mean", async () => {
    const { screen, text } = await openArticleForm({ suggestMentions: async () => succeed([LUNA]) });
    await text.click();
    await userEvent.keyboard("@l");
    await expect.element(screen.getByRole("option", { name: "Luna" })).toBeVisible();
    press(text.element(), "Enter");
    expect(text.element().textContent).toContain("@l");
    expect(text.element().textContent).not.toContain("@Luna");
  });

  test("Escape cancels the composition and leaves the suggestions of the search open", async () => {
    const shelf = createShelf({ suggest: async () => found([buildSuggestion("lin2", "용의 성")]) });
    const { screen } = await renderStore(<SearchBox onLeave={() => undefined} />, { ports: createStorePorts(shelf) });
    const field = screen.getByRole("combobox", { name: "Search" });
    await field.fill("용");
    const option = screen.getByRole("option", { name: /용의 성/ });
    await expect.element(option).toBeVisible();
    press(field.element(), "Escape");
    await expect.element(option).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(option).not.toBeInTheDocument();
  });
});
