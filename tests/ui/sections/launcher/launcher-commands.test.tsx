import { focusManager } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { createAbsentLauncher } from "#adapters/launcher/absent-launcher.ts";
import { succeed } from "#core/failures/request-failure.ts";
import type { LauncherCalls, LauncherListeners } from "#core/ports/launcher.ts";
import { pageMemory } from "#ui/client-state/page-memory.ts";
import { isPageResting, setPageUsed, watchPageRest } from "#ui/kit/motion/page-rest.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { LauncherCommands } from "#ui/sections/launcher/launcher-commands.tsx";
import { createFakePorts, createPublisher } from "../../support/fake-ports.ts";
import { renderPage } from "../../support/render-page.tsx";

afterEach(() => {
  setPageUsed(true);
  focusManager.setFocused(undefined);
});

async function openPage(
  content: ReactNode = null,
  goToNGP: LauncherCalls["goToNGP"] = createAbsentLauncher().calls.goToNGP,
) {
  let listeners: LauncherListeners = {};
  const ready = vi.fn(async () => undefined);
  const around = (
    <>
      {content}
      <LauncherCommands />
    </>
  );
  const { router, queryClient } = await renderPage(around, {
    ports: {
      ...createFakePorts(createPublisher()),
      launcher: {
        ...createAbsentLauncher(),
        calls: { ...createAbsentLauncher().calls, goToNGP },
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

test("the launcher is told that the page takes commands, and leads it to a place of the product", async () => {
  const { router, commands } = await openPage();
  commands().goTo?.("/elsewhere");
  await expect.poll(() => router.state.location.pathname).toBe("/elsewhere");
});

test("a site that is not the publisher's is not gone to", async () => {
  const { router, commands } = await openPage();
  commands().goTo?.("https://evil.example/");
  expect(router.state.location.pathname).toBe("/game/tl");
});

test("when a window beside the page is closed, the page shows what was done in it and takes the focus back", async () => {
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

test("a closed window takes the focus from nobody who has gone on, and its name is no selector", async () => {
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
  const { router } = await openPage(START, goToNGP);
  await page.getByRole("link", { name: "Start in the launcher" }).click();
  await expect.poll(() => goToNGP.mock.calls).toEqual([["tl"]]);
  expect(router.state.location.pathname).toBe("/game/tl");
});

test("whoever starts a game by a link is told that the launcher does not answer", async () => {
  await openPage(START);
  await page.getByRole("link", { name: "Start in the launcher" }).click();
  await expect.element(page.getByText("The launcher did not answer. Try again, or restart it.")).toBeVisible();
});

test("without the focus of its window the page rests: nothing moves, nothing is asked again", async () => {
  const { commands } = await openPage();
  const told = vi.fn();
  const stop = watchPageRest(told);
  commands().onFocusStatus?.(false);
  expect(isPageResting()).toBe(true);
  expect(focusManager.isFocused()).toBe(false);
  expect(document.documentElement.hasAttribute("data-resting")).toBe(true);
  commands().onFocusStatus?.(true);
  expect(isPageResting()).toBe(false);
  expect(document.documentElement.hasAttribute("data-resting")).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});
