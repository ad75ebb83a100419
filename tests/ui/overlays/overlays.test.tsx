import type { RouterHistory } from "@tanstack/react-router";
import { useRef } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "#ui/kit/button/button.tsx";
import { isElementCovered, watchPageCover } from "#ui/kit/motion/page-cover.ts";
import type { ConfirmInput } from "#ui/overlays/confirm/confirm-popup.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopups, useToasts } from "#ui/overlays/overlays.tsx";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";
import { useAlert } from "../support/use-alert.ts";

const ASK = { title: "Sure?", description: "There is no way back.", confirmLabel: "Do it", cancelLabel: "Leave it" };

function Asker({ answers }: { readonly answers: boolean[] }) {
  const confirm = useConfirm();
  return <Button onClick={() => void confirm(ASK).then((answer) => answers.push(answer))}>Ask</Button>;
}

async function openAsker(change: { history?: RouterHistory } = {}) {
  const answers: boolean[] = [];
  const ports = createFakePorts(createPublisher());
  const opened = await renderPage(<Asker answers={answers} />, { ports, ...change });
  await opened.screen.getByRole("button", { name: "Ask" }).click();
  await expect.element(page.getByRole("dialog", { name: "Sure?" })).toBeVisible();
  return { ...opened, answers };
}

/** The stack of popups of a page, in the hands of the test. */
async function openPage(change: Partial<ReturnType<typeof createFakePorts>> = {}) {
  const held: { popups?: ReturnType<typeof usePopups>; alert?: ReturnType<typeof useAlert> } = {};
  function Holder() {
    held.popups = usePopups();
    held.alert = useAlert();
    return <Button>On the page</Button>;
  }
  const ports = { ...createFakePorts(createPublisher()), ...change };
  const opened = await renderPage(<Holder />, { ports });
  const { popups, alert } = held;
  if (popups === undefined || alert === undefined) throw new Error("the page has not been rendered");
  return { ...opened, popups, alert };
}

/** Resolves when the element appears, before anything else can happen to it. */
function appears(selector: string): Promise<void> {
  return new Promise((seen) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      seen();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

const popupOf = (key: string): Popup<ConfirmInput, true> => ({
  key,
  load: () => import("#ui/overlays/confirm/confirm-popup.tsx"),
});
const dialog = (name: string) => page.getByRole("dialog", { name });

describe("a popup", () => {
  test("resolves to the player's choice and returns the focus", async () => {
    const { screen, answers } = await openAsker();
    await page.getByRole("button", { name: "Do it" }).click();
    await expect.poll(() => answers).toEqual([true]);
    await expect.element(screen.getByRole("button", { name: "Ask" })).toHaveFocus();
  });

  test("leaves the focus where the page has moved it while it was closing", async () => {
    function Changer() {
      const confirm = useConfirm();
      const heading = useRef<HTMLHeadingElement>(null);
      const ask = () => void confirm(ASK).then(() => heading.current?.focus());
      return (
        <>
          <h2 ref={heading} tabIndex={-1}>
            Done
          </h2>
          <Button onClick={ask}>Ask</Button>
        </>
      );
    }
    const { screen } = await renderPage(<Changer />);
    await screen.getByRole("button", { name: "Ask" }).click();
    await page.getByRole("button", { name: "Do it" }).click();
    await expect.element(dialog("Sure?")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: "Done" })).toHaveFocus();
  });

  test.each([
    ["path", "/elsewhere"],
    ["search", "?page=2"],
    ["hash", "#reviews"],
  ])("closes when the %s of the location changes, and its question is settled", async (_part, href) => {
    const { router, answers } = await openAsker();
    await router.navigate({ href: href.startsWith("/") ? href : router.state.location.pathname + href });
    await expect.poll(() => answers).toEqual([false]);
  });

  test("keeps the focus inside", async () => {
    await openAsker();
    const popup = dialog("Sure?").element();
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.keyboard("{Tab}");
      expect(popup.contains(document.activeElement)).toBe(true);
    }
  });

  test("keeps the page from scrolling as long as it is there, without moving it", async () => {
    const { screen } = await openAsker();
    const edge = screen.container.getBoundingClientRect().left;
    await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    expect(screen.container.getBoundingClientRect().left).toBe(edge);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe("scroll");
  });

  test("whose texts cannot be loaded is not shown, and its caller is informed", async () => {
    const error = vi.fn();
    const { popups, texts } = await openPage({ logger: { warn: () => undefined, error } });
    vi.spyOn(texts.instance, "exists").mockReturnValue(false);
    await expect(popups.open(popupOf("a"), ASK)).resolves.toEqual({ kind: "failed" });
    expect(error).toHaveBeenCalledOnce();
  });
});

test("a popup whose texts are in another language than the page's says which", async () => {
  const { popups, texts } = await openPage();
  vi.spyOn(texts, "languageOf").mockImplementation((_, areas) => (areas.includes("popups") ? "en-US" : "ar-SA"));
  void popups.open(popupOf("a"), ASK);
  await expect.element(dialog("Sure?")).toHaveAttribute("lang", "en-US");
  await expect.element(dialog("Sure?")).toHaveAttribute("dir", "ltr");
});

describe("a popup whose code fails to load", () => {
  const brokenPopup = (load: Popup<ConfirmInput, true>["load"], hasFallback = false) => ({
    ...popupOf("broken"),
    load,
    hasFallback,
  });
  const lost = async () => {
    throw new TypeError("Failed to fetch dynamically imported module: /assets/confirm.js");
  };
  const { load } = popupOf("whole");

  test("is the error screen with its two buttons instead, which opens it once its code comes", async () => {
    const { popups } = await openPage();
    const broken = vi.fn<typeof load>(lost);
    const answer = popups.open(brokenPopup(broken), ASK);
    const failure = dialog("An error has occurred.");
    await expect.element(failure.getByRole("link", { name: "Customer service" })).toBeVisible();
    const refresh = failure.getByRole("button", { name: "Refresh" });
    await refresh.click();
    // It fails once more.
    await expect.poll(() => broken.mock.calls.length).toBe(2);
    await expect.element(refresh).not.toHaveAttribute("aria-busy", "true");
    broken.mockImplementation(load);
    await refresh.click();
    await page.getByRole("button", { name: "Do it" }).click();
    await expect(answer).resolves.toEqual({ kind: "answered", answer: true });
  });

  test("can be closed, and its caller is informed", async () => {
    const { popups } = await openPage();
    const answer = popups.open(brokenPopup(lost), ASK);
    await dialog("An error has occurred.").getByRole("button", { name: "Close" }).click();
    await expect(answer).resolves.toEqual({ kind: "failed" });
  });

  test("is reported in passing where its caller has another way", async () => {
    const { popups } = await openPage();
    await expect(popups.open(brokenPopup(lost, true), ASK)).resolves.toEqual({ kind: "failed" });
    await expect.element(page.getByText("This part couldn’t be loaded.")).toBeVisible();
    expect(dialog("An error has occurred.").query()).toBeNull();
  });
});

describe("the stack of popups", () => {
  test("closes by Escape from the top, one at a time, and the focus goes back a step each time", async () => {
    const { popups } = await openPage();
    const endings = [popups.open(popupOf("a"), { ...ASK, title: "First?" })];
    await expect.element(dialog("First?")).toBeVisible();
    endings.push(popups.open(popupOf("b"), { ...ASK, title: "Second?" }));
    await expect.element(dialog("Second?")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(endings[1]).resolves.toEqual({ kind: "dismissed" });
    await expect.poll(() => dialog("Second?").query()).toBeNull();
    await expect.element(dialog("First?")).toBeVisible();
    await expect.poll(() => dialog("First?").element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect(endings[0]).resolves.toEqual({ kind: "dismissed" });
  });

  test("gives the focus to the window below also where that was covered before it had the focus", async () => {
    const { popups } = await openPage();
    void popups.open(popupOf("a"), { ...ASK, title: "First?" });
    await appears("[role=alertdialog], [role=dialog]");
    const ending = popups.open(popupOf("b"), { ...ASK, title: "Second?" });
    await expect.poll(() => dialog("Second?").query()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect(ending).resolves.toEqual({ kind: "dismissed" });
    await expect.poll(() => dialog("First?").query()?.contains(document.activeElement)).toBe(true);
  });

  test("gives the focus back also where it was closed before it had the focus", async () => {
    const { popups } = await openPage();
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    void popups.open(popupOf("a"), { ...ASK, title: "First?" });
    await appears("[role=alertdialog], [role=dialog]");
    popups.close("a");
    await expect.poll(() => dialog("First?").query()).toBeNull();
    await expect.poll(() => document.activeElement).toBe(field);
    field.remove();
  });

  test("replaces the content of a popup, and settles the former one", async () => {
    const { popups } = await openPage();
    const former = popups.open(popupOf("a"), ASK);
    await expect.element(dialog("Sure?")).toBeVisible();
    const next = popups.replace(popupOf("a"), { ...ASK, title: "Really?" });
    await expect.element(dialog("Really?")).toBeVisible();
    await expect(former).resolves.toEqual({ kind: "dismissed" });
    await page.getByRole("button", { name: "Do it" }).click();
    await expect(next).resolves.toEqual({ kind: "answered", answer: true });
  });

  test("covers the page from the first popup until the last has gone", async () => {
    const { popups } = await openPage();
    const isCovered = () => isElementCovered(document.body);
    const changes: boolean[] = [];
    onTestFinished(watchPageCover(() => changes.push(isCovered())));
    void popups.open(popupOf("a"), ASK);
    await expect.element(dialog("Sure?")).toBeVisible();
    void popups.open(popupOf("b"), { ...ASK, title: "Second?" });
    await expect.element(dialog("Second?")).toBeVisible();
    expect(changes).toEqual([true]);
    popups.closeAll();
    await expect.poll(() => changes).toEqual([true, false]);
  });
});

describe("a toast", () => {
  async function openToasts() {
    const held: { toasts?: ReturnType<typeof useToasts> } = {};
    function Holder() {
      held.toasts = useToasts();
      return null;
    }
    await renderPage(<Holder />, { ports: createFakePorts(createPublisher()) });
    return held;
  }

  test.each(["left", "right"] as const)("at the %s of the screen has the direction of its words", async (position) => {
    document.documentElement.dir = "rtl";
    const held = await openToasts();
    held.toasts?.show({ id: "removed", message: "أُزيل من السلة.", position });
    const words = page.getByText("أُزيل من السلة.");
    await expect.element(words.last()).toBeVisible();
    const shown = words.elements().find((element) => element.closest(`[data-position="${position}"]`));
    if (shown === undefined) throw new Error("no toast");
    expect(getComputedStyle(shown).direction).toBe("rtl");
    const { left, right } = shown.getBoundingClientRect();
    const middle = (left + right) / 2;
    expect(position === "left" ? middle < innerWidth / 2 : middle > innerWidth / 2).toBe(true);
  });

  async function showToast() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const done: string[] = [];
    const time = { now: 0 };
    const ports = {
      ...createFakePorts(createPublisher()),
      clock: { now: () => time.now, difference: () => 0, adjust: () => undefined },
    };
    function Shower() {
      const toasts = useToasts();
      const show = () =>
        toasts.show({
          id: "t",
          message: "Removed",
          buttonName: "Undo",
          timeOut: 50,
          onClickButton: () => done.push("undone"),
        });
      return <Button onClick={show}>Remove</Button>;
    }
    const { screen } = await renderPage(<Shower />, { ports });
    await screen.getByRole("button", { name: "Remove" }).click();
    await expect.element(screen.getByText("Removed")).toBeVisible();
    return { screen, done, time };
  }
  type Shown = Awaited<ReturnType<typeof showToast>>["screen"];
  const isGone = (screen: Shown) => screen.getByText("Removed").query() === null;

  test("says its message politely, does what its button promises and leaves", async () => {
    const { screen, done, time } = await showToast();
    expect(screen.getByText("Removed").element().closest("[aria-live=polite]")).not.toBeNull();
    await screen.getByRole("button", { name: "Undo" }).click();
    expect(done).toEqual(["undone"]);
    time.now = 10_000;
    await expect.poll(() => isGone(screen)).toBe(true);
  });

  const undoOf = (screen: Shown) => screen.getByRole("button", { name: "Undo" }).element() as HTMLElement;
  test.each<[string, (screen: Shown) => unknown, (screen: Shown) => unknown]>([
    [
      "it is pointed at",
      (screen) => userEvent.hover(screen.getByText("Removed")),
      (screen) => userEvent.hover(screen.getByRole("button", { name: "Remove" })),
    ],
    ["its button has the focus", (screen) => undoOf(screen).focus(), (screen) => undoOf(screen).blur()],
  ])("does not vanish while %s", async (_, hold, release) => {
    const { screen, time } = await showToast();
    await hold(screen);
    time.now = 10_000;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isGone(screen)).toBe(false);
    await release(screen);
    time.now = 20_000;
    await expect.poll(() => isGone(screen)).toBe(true);
  });

  test("is reached by the key that it names, which leads back afterwards", async () => {
    const { screen, done } = await showToast();
    const undo = screen.getByRole("button", { name: "Undo" });
    await expect.element(undo).toHaveAttribute("aria-keyshortcuts", "F8");
    await expect.element(screen.getByText("F8")).toBeVisible();
    const remove = screen.getByRole("button", { name: "Remove" });
    await userEvent.keyboard("{F8}");
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard("{F8}");
    await expect.element(remove).toHaveFocus();
    await userEvent.keyboard("{F8}{Enter}");
    expect(done).toEqual(["undone"]);
    await expect.element(remove).toHaveFocus();
  });

  test("that offers to undo keeps the key when a later one has a button", async () => {
    const held = await openToasts();
    const nothing = () => undefined;
    held.toasts?.show({ id: "a", kind: "undo", message: "Removed", buttonName: "Undo", onUndo: nothing });
    held.toasts?.show({ id: "b", kind: "gain", message: "Added", buttonName: "See all", onClickButton: nothing });
    await expect.element(page.getByRole("button", { name: "See all" })).toBeVisible();
    await userEvent.keyboard("{F8}");
    await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
  });
});
