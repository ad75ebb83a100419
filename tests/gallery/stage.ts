import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { AXE_SOURCE } from "../support/axe.ts";
import { BROWSER_WITH_TEST_TOOLS } from "../support/test-tools.ts";
import { GALLERY_ORIGIN } from "./start-shared-store.ts";
import { watchPage } from "./watch-page.ts";

export const THEMES = ["light", "dark"] as const;
type Direction = "ltr" | "rtl";

const LOCALES = { ltr: "en-US", rtl: "ar-SA" } as const;
/** Longest time of one step on a busy machine. */
const MAX_STEP_MS = 60_000;
const SIZE = { width: 800, height: 600 };

/** Every component that has specimens, by the name of its file. */
export const COMPONENTS: readonly string[] = globSync("ui/**/*.specimens.tsx", {
  cwd: join(import.meta.dirname, "../.."),
})
  .map((file) => basename(file, ".specimens.tsx"))
  .sort();

/** What specimens print on purpose, by component. */
const PRINTED_ON_PURPOSE: Readonly<Record<string, RegExp>> = {
  // One of its specimens is an icon that there is not.
  icon: /an icon could not be loaded/,
};

/** Components with specimens that load forever. */
const BUSY_ON_PURPOSE: readonly string[] = ["infinite-list"];

/** What is to be seen on a stage. */
export interface Sight {
  readonly name: string;
  /** One specimen; all that can be shown together if absent. */
  readonly specimen?: string | undefined;
  readonly theme?: (typeof THEMES)[number];
  readonly textSize?: 1 | 2;
  readonly width?: number;
}

/** Lets letters come late: a picture shows them, however slow the machine. */
export const waitForLetters = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname.startsWith("/dev/kit/"),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("font-display:optional", "font-display:block");
      await route.fulfill({ response, body });
    },
  );

/** A page that shows one component after the other. */
export class Stage {
  readonly page: Page;
  readonly direction: Direction;
  /** Faults that the page has printed and thrown so far. */
  readonly printed: string[] = [];
  #shown = "";

  constructor(page: Page, direction: Direction) {
    this.page = page;
    this.direction = direction;
    watchPage(page, (words) => {
      if (!PRINTED_ON_PURPOSE[this.#shown]?.test(words)) this.printed.push(words);
    });
  }

  /** Opens the empty stage. */
  async open(): Promise<void> {
    await waitForLetters(this.page);
    await this.page.goto(`/dev/kit/-/stage?locale=${LOCALES[this.direction]}`);
    await this.page.getByText("There is no component").waitFor({ timeout: MAX_STEP_MS });
  }

  /** Shows a component again: nothing of what was done to it before is left. */
  async show(sight: Sight): Promise<void> {
    await this.page.evaluate(leaveStage, MAX_STEP_MS);
    await this.change(sight);
  }

  /** Shows the same component in another theme, size or width, with whatever has been done to it. */
  async change({ name, specimen, theme = "light", textSize = 1, width = SIZE.width }: Sight): Promise<void> {
    this.#shown = name;
    if (this.page.viewportSize()?.width !== width) await this.page.setViewportSize({ width, height: SIZE.height });
    const search = new URLSearchParams({ theme, locale: LOCALES[this.direction], text: String(textSize) });
    if (specimen !== undefined) search.set("specimen", specimen);
    await this.page.evaluate(enterStage, {
      path: `/dev/kit/${name}/stage?${search}`,
      stage: `html[data-theme=${theme}][style*="font-size: ${textSize * 100}%"] [data-stage="${name}"]`,
      isBusy: BUSY_ON_PURPOSE.includes(name),
      maxMs: MAX_STEP_MS,
    });
  }

  /** Names of the specimens that are shown alone. */
  async wholes(): Promise<readonly string[]> {
    return JSON.parse((await this.page.locator("[data-stage]").getAttribute("data-wholes")) ?? "[]");
  }

  /** Whether any specimen can be shown beside others. */
  async hasSome(): Promise<boolean> {
    return (await this.page.locator("[data-specimen]").count()) > 0;
  }
}

/**
 * Walks go from component to component on pages that are loaded once a lane. Whatever a component throws, has blocked by
 * the content security policy, or prints as an error or a warning fails the walk.
 */
export const test = base.extend<{ pageLog: undefined }, { stages: Readonly<Record<Direction, Stage>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  baseURL: async ({}, use) => use(process.env[GALLERY_ORIGIN]),
  stages: [
    async ({ browser }, use) => {
      const open = async (direction: Direction) => {
        const context = await browser.newContext({
          baseURL: process.env[GALLERY_ORIGIN] ?? "",
          storageState: BROWSER_WITH_TEST_TOOLS,
          locale: "en-US",
          timezoneId: "UTC",
          reducedMotion: "reduce",
          viewport: SIZE,
        });
        context.setDefaultTimeout(MAX_STEP_MS);
        await context.addInitScript({ content: AXE_SOURCE });
        const stage = new Stage(await context.newPage(), direction);
        await stage.open();
        return stage;
      };
      const [ltr, rtl] = await Promise.all([open("ltr"), open("rtl")]);
      await use({ ltr, rtl });
      await Promise.all([ltr.page.context().close(), rtl.page.context().close()]);
    },
    { scope: "worker" },
  ],
  pageLog: [
    async ({ stages }, use) => {
      for (const { printed } of Object.values(stages)) printed.length = 0;
      await use(undefined);
      expect([...stages.ltr.printed, ...stages.rtl.printed], "what the pages printed").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Calls `look` with the specimens that share the page, then with each that fills it; every time shown again. */
export async function lookAtAll(
  stage: Stage,
  sight: Sight,
  look: (shown: Sight, what: string) => Promise<void>,
): Promise<void> {
  await stage.show(sight);
  const wholes = await stage.wholes();
  const where = `${sight.theme ?? "light"}, ${stage.direction}`;
  if (await stage.hasSome()) await look(sight, `${sight.name}, ${where}`);
  for (const specimen of wholes) {
    const alone = { ...sight, specimen };
    await stage.show(alone);
    await look(alone, `${sight.name}: ${specimen}, ${where}`);
  }
}

/** Goes to the empty stage; runs in the page. */
async function leaveStage(maxMs: number): Promise<void> {
  const giveUpAt = performance.now() + maxMs;
  history.pushState(null, "", "/dev/kit/-/stage");
  while (document.querySelector("[data-stage]") !== null) {
    if (performance.now() > giveUpAt) throw new Error("the stage is not empty in time");
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}

/** Waits until a component is there with its code, pictures and letters; runs in the page. */
async function enterStage(address: {
  readonly path: string;
  /** Selector of the component as it is asked for. */
  readonly stage: string;
  readonly isBusy: boolean;
  readonly maxMs: number;
}): Promise<void> {
  const giveUpAt = performance.now() + address.maxMs;
  const isThere = (selector: string) => document.querySelector(selector) !== null;
  const emptyIcon = "[data-stage] svg:empty:not([data-missing] *)";
  const missing = (): string | null => {
    if (!isThere(address.stage)) return "a component";
    if (isThere(emptyIcon)) return "an icon";
    return !address.isBusy && isThere("[data-stage] div[aria-busy=true]") ? "a part with code of its own" : null;
  };
  history.pushState(null, "", address.path);
  for (let what = missing(); what !== null; what = missing()) {
    if (performance.now() > giveUpAt) throw new Error(`${what} of ${address.path} has not come in time`);
    // An icon that could not be loaded in time loads again when the connection is back, as it does for players.
    if (isThere(`${emptyIcon}:has(+ span)`)) dispatchEvent(new Event("online"));
    await new Promise(requestAnimationFrame);
  }
  for (const image of document.images) image.loading = "eager";
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}
