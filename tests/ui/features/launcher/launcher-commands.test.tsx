import { focusManager } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createNoopLauncher } from "#adapters/launcher/noop-launcher.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import type { LauncherCalls, LauncherListeners } from "#core/ports/launcher.ts";
import { createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { pageMemory } from "#ui/features/launcher/client-state/page-memory.ts";
import { LauncherCommands } from "#ui/features/launcher/components/launcher-commands.tsx";
import { isPageResting, setPageUsed, watchPageRest } from "#ui/kit/motion/page-rest.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { onReloadRequested } from "#ui/patterns/reload/request-reload.ts";

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

/** Addresses of the documents that the page is left for; the page of the tests stays. */
function watchDepartures(): readonly string[] {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    // The router changes the entry of the page that it shows.
    if (event.destination.sameDocument) return;
    left.push(event.destination.url);
    event.preventDefault();
  };
  window.navigation.addEventListener("navigate", stay);
  onTestFinished(() => window.navigation.removeEventListener("navigate", stay));
  return left;
}

test("the launcher learns that the page accepts commands, and navigates it to a page of the product", async () => {
  const { router, commands } = await openPage();
  commands().goTo?.("/elsewhere");
  await expect.poll(() => router.state.location.pathname).toBe("/elsewhere");
  // The root is the launcher's index, and the store is at /main.
  commands().goTo?.("/");
  await expect.poll(() => router.state.location.pathname).toBe("/index");
  commands().goTo?.("/main");
  await expect.poll(() => router.state.location.pathname).toBe("/main");
});

test("a site of the publisher replaces the page", async () => {
  const { router, commands } = await openPage(null, ({ configuration }) => ({
    configuration: { ...configuration, purpleDomain: "https://publisher.example" },
  }));
  const left = watchDepartures();
  commands().goTo?.("https://news.publisher.example/today?a=1");
  await expect.poll(() => left).toEqual(["https://news.publisher.example/today?a=1"]);
  expect(router.state.location.pathname).toBe("/game/tl");
});

test("a site of the editors' links is gone to, and the player is asked before any other", async () => {
  const { commands } = await openPage(null, ({ content }) => ({
    content: {
      ...content,
      getContents: async () => succeed({ "store-link-config": { social: [{ url: "https://video.example/purple" }] } }),
    },
  }));
  const left = watchDepartures();
  commands().goTo?.("https://video.example/other");
  await expect.poll(() => left).toEqual(["https://video.example/other"]);
  commands().goTo?.("https://elsewhere.example/");
  const notice = page.getByRole("dialog", { name: "You’re about to leave Purple" });
  await expect.element(notice.getByText(/^The launcher wants to open this site/)).toBeVisible();
  await expect
    .element(notice.getByRole("link", { name: "Open the site" }))
    .toHaveAttribute("href", "https://elsewhere.example/");
  expect(left).not.toContain("https://elsewhere.example/");
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
  const left = watchDepartures();
  commands().logout?.();
  await expect.poll(() => left).toEqual([new URL("/", location.href).href]);
  expect(signOut).toHaveBeenCalledTimes(1);
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
