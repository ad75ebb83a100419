import { focusManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createAbsentLauncher } from "#adapters/launcher/absent-launcher.ts";
import type { LauncherListeners } from "#core/ports/launcher.ts";
import { isPageResting, setPageUsed, watchPageRest } from "#ui/kit/motion/page-rest.ts";
import { LauncherCommands } from "#ui/sections/launcher/launcher-commands.tsx";
import { createFakePorts, createPublisher } from "../../support/fake-ports.ts";
import { renderPage } from "../../support/render-page.tsx";

afterEach(() => {
  setPageUsed(true);
  focusManager.setFocused(undefined);
});

async function openPage() {
  let listeners: LauncherListeners = {};
  const ready = vi.fn(async () => undefined);
  const { router } = await renderPage(<LauncherCommands />, {
    ports: {
      ...createFakePorts(createPublisher()),
      launcher: {
        ...createAbsentLauncher(),
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
  return { router, commands: () => listeners };
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
