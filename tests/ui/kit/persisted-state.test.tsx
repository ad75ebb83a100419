import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PAGE_SNAPSHOT_KEY } from "#core/session/constants.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { loadPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { restorePosition } from "#ui/kit/persisted-state/restore-position.ts";
import { storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";
import { usePersistedState, useTypedBeforeHydration } from "#ui/kit/persisted-state/use-persisted-state.ts";

function Form() {
  const [words, setWords] = usePersistedState("words", v.string(), "");
  return (
    <form name="letter">
      <textarea name="words" value={words} onChange={(event) => setWords(event.target.value)} />
    </form>
  );
}

const area = () => page.getByRole("textbox").first();
const areaElement = () => area().element() as HTMLTextAreaElement;

/** The form, in which something is written; `reload` loads it again, for that player. */
async function openForm(words: string) {
  const { tabStorage } = createFakePorts(createPublisher());
  loadPageSnapshot(tabStorage, null);
  let screen = await render(<Form />);
  if (words !== "") await area().fill(words);
  return {
    tabStorage,
    reload: async (player = "me", owner: string | null = "me") => {
      storePageSnapshot(tabStorage, owner);
      await screen.unmount();
      loadPageSnapshot(tabStorage, player);
      screen = await render(<Form />);
    },
  };
}

test("what was typed comes back, with the focus and the selected text", async () => {
  const { reload } = await openForm("A rope and a lamp");
  areaElement().setSelectionRange(2, 6);
  await reload();
  await restorePosition();
  await expect.element(area()).toHaveValue("A rope and a lamp");
  await expect.element(area()).toHaveFocus();
  expect([areaElement().selectionStart, areaElement().selectionEnd]).toEqual([2, 6]);
});

test("a player does not find what another one has typed, and no player finds it twice", async () => {
  const { reload, tabStorage } = await openForm("A rope");
  await reload("somebody-else");
  await expect.element(area()).toHaveValue("");
  expect(tabStorage.read(PAGE_SNAPSHOT_KEY)).toBeNull();
});

test("what a guest has typed is there for the player who signs in", async () => {
  const { reload } = await openForm("A rope");
  await reload("me", null);
  await expect.element(area()).toHaveValue("A rope");
});

test("a value that the form would not take is left out", async () => {
  const { tabStorage } = createFakePorts(createPublisher());
  const snapshot = { address: location.href, player: null, values: { words: 7 }, scroll: 0, focus: null };
  tabStorage.write(PAGE_SNAPSHOT_KEY, JSON.stringify(snapshot));
  loadPageSnapshot(tabStorage, null);
  await render(<Form />);
  await expect.element(area()).toHaveValue("");
});

test("the focus stays where a player has put it meanwhile", async () => {
  const { reload } = await openForm("A rope");
  await reload();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard("{Tab}{Tab}");
  const focused = document.activeElement;
  await restorePosition();
  expect(document.activeElement).toBe(focused);
});

test("what was typed before hydration stays when the page renders again", async () => {
  function Search() {
    const input = useRef<HTMLInputElement>(null);
    const [typed, setTyped] = useState("");
    useTypedBeforeHydration(input, setTyped);
    return (
      <>
        <input ref={input} aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <p>Searching for {typed === "" ? "nothing" : typed}</p>
      </>
    );
  }
  const stage = document.createElement("div");
  document.body.append(stage);
  onTestFinished(() => stage.remove());
  stage.innerHTML = renderToString(<Search />);
  await page.getByLabelText("Search").fill("rope");
  const root = hydrateRoot(stage, <Search />);
  onTestFinished(() => root.unmount());
  await expect.element(page.getByText("Searching for rope")).toBeVisible();
  await expect.element(page.getByLabelText("Search")).toHaveValue("rope");
});

test("what is typed as soon as a field is shown is taken once, by the field itself", async () => {
  const takeTyped = vi.fn();
  function Search() {
    const input = useRef<HTMLInputElement>(null);
    const [typed, setTyped] = useState("");
    useTypedBeforeHydration(input, takeTyped);
    return <input ref={input} aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />;
  }
  const type = () => {
    const field = document.querySelector<HTMLInputElement>("[aria-label=Search]");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "rope");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  /** Types when the field is in the document and before passive effects, as a fast player on a busy machine may. */
  function FastPlayer() {
    useLayoutEffect(() => queueMicrotask(type), []);
    return <Search />;
  }
  const stage = document.createElement("div");
  document.body.append(stage);
  onTestFinished(() => stage.remove());
  const root = createRoot(stage);
  onTestFinished(() => root.unmount());
  startTransition(() => root.render(<FastPlayer />));
  await expect.element(page.getByLabelText("Search")).toHaveValue("rope");
  expect(takeTyped).not.toHaveBeenCalled();
});
