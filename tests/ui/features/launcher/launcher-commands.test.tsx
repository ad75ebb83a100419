import { focusManager } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { createNoopLauncher } from "#adapters/launcher/noop-launcher.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { LAUNCHER_COMMANDS_OBJECT } from "#core/launcher/constants.ts";
import { LAUNCHER_COMMAND_NAMES } from "#core/launcher/launcher-commands.ts";
import type { Ports } from "#core/ports/index.ts";
import type { LauncherCalls, LauncherListeners } from "#core/ports/launcher.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { createFakeLauncher } from "#tests/ui/support/fake-launcher.ts";
import { createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { pageMemory } from "#ui/features/launcher/client-state/page-memory.ts";
import { LauncherCommands } from "#ui/features/launcher/components/launcher-commands.tsx";
import { isPageResting, setPageUsed, watchPageRest } from "#ui/kit/motion/page-rest.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { onReloadRequested } from "#ui/patterns/page-state/reload-wish.ts";

afterEach(() => {
  setPageUsed(true);
  focusManager.setFocused(undefined);
});

async function openPage(
  content: ReactNode = null,
  change: (ports: Ports) => Partial<Ports> = () => ({}),
  goToNGP: LauncherCalls["goToNGP"] = createNoopLauncher().calls.goToNGP,
) {
  let listeners: LauncherListeners = {};
  const ready = vi.fn(async () => undefined);
  const around = (
    <>
      {content}
      <LauncherCommands />
    </>
  );
  const base = createFakePorts(createPublisher());
  const { router, queryClient } = await renderPage(around, {
    ports: {
      ...base,
      ...change(base),
      launcher: {
        ...createNoopLauncher(),
        calls: { ...createNoopLauncher().calls, goToNGP },
        listen: (heard) => {
          listeners = heard;
          return () => undefined;
        },
        ready,
      },
    },
    visit: { shell: "launcher" },
  });
  await expect.poll(() => ready.mock.calls.length).toBe(1);
  return { router, queryClient, commands: () => listeners };
}

test("the launcher learns that the page accepts commands, and navigates it to a page of the product", async () => {
  const { router, commands } = await openPage();
  commands().goTo?.("/elsewhere");
  await expect.poll(() => router.state.location.pathname).toBe("/elsewhere");
});

test("the root is the launcher's index, and the store is at /main", async () => {
  const { router, commands } = await openPage();
  commands().goTo?.("/");
  await expect.poll(() => router.state.location.pathname).toBe("/index");
  commands().goTo?.("/main");
  await expect.poll(() => router.state.location.pathname).toBe("/main");
});

test("a site of the publisher replaces the page", async () => {
  const { router, commands } = await openPage(null, ({ configuration }) => ({
    configuration: { ...configuration, purpleDomain: "https://publisher.example" },
  }));
  const left: string[] = [];
  // The page of the tests stays.
  const stay = (event: NavigateEvent) => {
    left.push(event.destination.url);
    event.preventDefault();
  };
  window.navigation.addEventListener("navigate", stay);
  try {
    commands().goTo?.("https://news.publisher.example/today?a=1");
    await expect.poll(() => left).toEqual(["https://news.publisher.example/today?a=1"]);
    expect(router.state.location.pathname).toBe("/game/tl");
  } finally {
    window.navigation.removeEventListener("navigate", stay);
  }
});

test("a site of the editors' links is gone to, and the player is asked before any other", async () => {
  const { commands } = await openPage(null, ({ content }) => ({
    content: {
      ...content,
      getContents: async () => succeed({ "store-link-config": { social: [{ url: "https://video.example/purple" }] } }),
    },
  }));
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    left.push(event.destination.url);
    event.preventDefault();
  };
  window.navigation.addEventListener("navigate", stay);
  try {
    commands().goTo?.("https://video.example/other");
    await expect.poll(() => left).toEqual(["https://video.example/other"]);
    commands().goTo?.("https://elsewhere.example/");
    const notice = page.getByRole("dialog", { name: "You’re about to leave Purple" });
    await expect.element(notice.getByText(/^The launcher wants to open this site/)).toBeVisible();
    await expect
      .element(notice.getByRole("link", { name: "Open the site" }))
      .toHaveAttribute("href", "https://elsewhere.example/");
    expect(left).not.toContain("https://elsewhere.example/");
  } finally {
    window.navigation.removeEventListener("navigate", stay);
  }
});

test("the player is asked where the editors' links can't be had", async () => {
  const { commands } = await openPage(null, ({ content }) => ({
    content: { ...content, getContents: async () => fail(NO_ANSWER) },
  }));
  commands().goTo?.("https://video.example/other");
  await expect.element(page.getByRole("dialog", { name: "You’re about to leave Purple" })).toBeVisible();
});

test("a player whom the launcher signs out continues at the front page, in a new document", async () => {
  const signOut = vi.fn(async () => succeed(null));
  const { commands } = await openPage(null, ({ session }) => ({ session: { ...session, signOut } }));
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    // The router changes the entry of the page that it shows.
    if (event.destination.sameDocument) return;
    left.push(new URL(event.destination.url).pathname);
    event.preventDefault();
  };
  window.navigation.addEventListener("navigate", stay);
  try {
    commands().logout?.();
    await expect.poll(() => left).toEqual(["/"]);
    expect(signOut).toHaveBeenCalledTimes(1);
  } finally {
    window.navigation.removeEventListener("navigate", stay);
  }
});

test("a player whose sign-out in the launcher failed sees a message, once", async () => {
  const signOut = vi.fn(async () => fail(NO_ANSWER));
  const { commands } = await openPage(null, ({ session }) => ({ session: { ...session, signOut } }));
  const words = page.getByText("You couldn’t be signed out. Please try again.");
  commands().logout?.();
  await expect.element(words).toBeVisible();
  commands().logout?.();
  await expect.poll(() => signOut.mock.calls.length).toBe(2);
  expect(words.elements()).toHaveLength(1);
});

test("the session keeper reloads the page, also if it subscribes after the command", async () => {
  const { commands } = await openPage();
  commands().onRefresh?.();
  const reload = vi.fn();
  const stop = onReloadRequested(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  commands().onRefresh?.();
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
});

/** A page with content, over the real adapter of a launcher. */
async function openIn(launcher: Ports["launcher"]) {
  const rendered = await renderPage(
    <>
      <h1>The page</h1>
      <LauncherCommands />
    </>,
    { ports: { ...createFakePorts(createPublisher()), launcher }, visit: { shell: "launcher" } },
  );
  return {
    ...rendered,
    expectWhole: async () => {
      await expect.element(page.getByRole("heading", { name: "The page" })).toBeVisible();
      expect(rendered.router.state.location.pathname).toBe("/game/tl");
      expect(
        page
          .getByRole("status")
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(["", ""]);
    },
  };
}

test.each([
  ["unknown", "explode", []],
  ["unknown, though every object has it", "constructor", []],
  ["without its input", "goTo", []],
  ["with another type", "goTo", [{ toString: () => "/elsewhere" }]],
  ["with a script for an address", "goTo", ["javascript:alert(1)"]],
  ["with an address that goes on for ever", "goTo", [`/${"a".repeat(100_000)}`]],
  ["with more than it carries", "logout", ["now"]],
  ["with more than it carries", "onRefresh", [true]],
  ["with no name", "closePopup", [" "]],
  ["with a word for a truth", "onFocusStatus", ["false"]],
  ["with more than it carries", "closeTutorial", [null]],
])("a command that is %s changes nothing: %s", async (_what, name, input) => {
  const { launcher, calls, command } = createFakeLauncher();
  const { expectWhole } = await openIn(launcher);
  await expect.poll(() => calls).toEqual([["onReady"]]);
  const answer = (() => {
    try {
      return Reflect.apply(command, null, [name, ...input]);
    } catch (error) {
      return error;
    }
  })();
  // The object has no others: calling one is the launcher's own error.
  if (LAUNCHER_COMMAND_NAMES.some((known) => known === name)) expect(answer).toBe(false);
  else expect(answer).toBeInstanceOf(TypeError);
  await expectWhole();
  expect(isPageResting()).toBe(false);
});

test("a command that comes before the page takes any is done once it does", async () => {
  const { launcher, command } = createFakeLauncher();
  expect(command("goTo", "/elsewhere")).toBe(true);
  const { router } = await openIn(launcher);
  await expect.poll(() => router.state.location.pathname).toBe("/elsewhere");
  await expect.element(page.getByText("Elsewhere", { exact: true })).toBeVisible();
});

test("a page in a foreign frame accepts no commands", async () => {
  const framed = { self: {}, top: {}, purpleLauncher: { onReady: () => undefined } };
  const { expectWhole } = await openIn(createNativeLauncher(createNoopLogger(), "purpleLauncher", framed));
  await expectWhole();
  expect(Reflect.has(framed, LAUNCHER_COMMANDS_OBJECT)).toBe(false);
});

test("a site that is not the publisher's is not gone to", async () => {
  const { router, commands } = await openPage();
  commands().goTo?.("https://evil.example/");
  expect(router.state.location.pathname).toBe("/game/tl");
});

test("when a popup window closes, the page shows its changes and gets the focus back", async () => {
  const { commands, queryClient } = await openPage(
    <a href="/coupon" data-window="coupon">
      Coupons
    </a>,
  );
  queryClient.setQueryData(["rewards"], []);
  commands().closePopup?.("coupon");
  expect(queryClient.getQueryState(["rewards"])?.isInvalidated).toBe(true);
  expect(document.activeElement?.textContent).toBe("Coupons");
  expect(pageMemory().launcherClosedPopupName).toBe("coupon");
});

test("a closed popup window takes no focus from a later one, and its name is not used as a selector", async () => {
  const { commands } = await openPage(
    <>
      <a href="/coupon" data-window="coupon">
        Coupons
      </a>
      <input aria-label="Search" />
    </>,
  );
  commands().closePopup?.('"] *, [data-window="coupon');
  expect(document.activeElement).toBe(document.body);
  const field = document.querySelector("input");
  field?.focus();
  commands().closePopup?.("coupon");
  expect(document.activeElement).toBe(field);
});

const START = (
  <PageLink to="/elsewhere" data-start="tl">
    Start in the launcher
  </PageLink>
);

test("a link that names a game starts it", async () => {
  const goToNGP = vi.fn(async () => succeed(null));
  const { router } = await openPage(START, undefined, goToNGP);
  await page.getByRole("link", { name: "Start in the launcher" }).click();
  await expect.poll(() => goToNGP.mock.calls).toEqual([["tl"]]);
  expect(router.state.location.pathname).toBe("/game/tl");
});

test("a player who starts a game by a link sees a message if the launcher does not answer", async () => {
  await openPage(START);
  await page.getByRole("link", { name: "Start in the launcher" }).click();
  await expect.element(page.getByText("The launcher didn’t respond. Try again, or restart it.")).toBeVisible();
});

test("while its window is not focused the page pauses: no animations, no polling", async () => {
  const { commands } = await openPage();
  const onRest = vi.fn();
  const stop = watchPageRest(onRest);
  commands().onFocusStatus?.(false);
  expect(isPageResting()).toBe(true);
  expect(focusManager.isFocused()).toBe(false);
  expect(document.documentElement.hasAttribute("data-resting")).toBe(true);
  commands().onFocusStatus?.(true);
  expect(isPageResting()).toBe(false);
  expect(document.documentElement.hasAttribute("data-resting")).toBe(false);
  expect(onRest).toHaveBeenCalledTimes(2);
  stop();
});
