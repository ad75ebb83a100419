import { describe, expect, test } from "vitest";
import {
  buildGameSummary,
  buildGoods,
  buildMedia,
  buildPrice,
  DAY_MS,
  HOUR_MS,
  instantIn,
} from "#tests/ui/support/builders.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { openStoreIndex } from "#tests/ui/support/open-store-index.tsx";
import { createShelf } from "#tests/ui/support/store-ports.ts";

// As on the server and in a loader: the sections below the first rails are included in the page.

const ART = [buildMedia({ role: "hero" }), buildMedia({ role: "wide" }), buildMedia({ role: "portrait" })];
const AION = buildGameSummary({ gameCode: "aion", title: "Aion", media: ART, genres: ["mmorpg"] });
const HOYEON = buildGameSummary({
  gameCode: "hoyeon",
  title: "Hoyeon",
  media: ART,
  releaseAt: instantIn(2 * DAY_MS + 3 * HOUR_MS),
  countdownStartAt: instantIn(-DAY_MS),
  preInstall: { availableFrom: instantIn(-DAY_MS), sizeBytes: 8_900_000_000 },
});

/** Installable, and not among the first of those to come. */
const LATER = { ...HOYEON, gameCode: "nlw", title: "Night of the Last Wolf" };

const fullShelf = () =>
  createShelf({
    list: (query) => {
      if (query.releaseState === "countdown") return [HOYEON];
      if (query.preInstall === "open") return [HOYEON, LATER];
      return query.releaseState === "launching" ? [AION] : [];
    },
    offers: [buildGoods({ title: "Founder's Pack", gameCode: "aion", price: buildPrice({ sale: 2999 }) })],
  });

describe("the front page", () => {
  test("shows popular games, coming games, installable games and sales", async () => {
    const { screen } = await openStoreIndex(fullShelf());
    await expect.element(screen.getByRole("heading", { level: 1, name: "Purple game store" })).toBeInTheDocument();
    for (const name of ["Coming soon", "Playing now", "Pre-install now", "Editions and bundles on sale"]) {
      await expect.element(screen.getByRole("heading", { level: 2, name })).toBeInTheDocument();
    }
    await expect.element(screen.getByRole("timer").first()).toHaveTextContent("02d03h00min00s");
    await expect.element(screen.getByText("Pre-install · 8.9 GB")).toBeInTheDocument();
    await expect
      .element(screen.getByRole("link", { name: "MMORPG 3 games" }))
      .toHaveAttribute("href", "/?genre=mmorpg");
  });

  test("shows each game in the first of its rails only", async () => {
    const LIN2 = { ...AION, gameCode: "lin2", title: "Lineage II" };
    const shelf = fullShelf();
    const { list } = shelf;
    shelf.list = (query) => (query.sort === "rating" ? [AION, LIN2] : list(query));
    const { screen } = await openStoreIndex(shelf);
    const titlesIn = (name: string) =>
      screen
        .getByRole("region", { name })
        .getByRole("heading", { level: 3 })
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(() => titlesIn("Top rated by players")).toEqual(["Lineage II"]);
    expect(titlesIn("Playing now")).toEqual(["Aion"]);
    expect(titlesIn("Coming soon")).toEqual(["Hoyeon"]);
    expect(titlesIn("Pre-install now")).toEqual(["Night of the Last Wolf"]);
    // Where a game is, its card says what a later rail would have said.
    await expect
      .element(screen.getByRole("region", { name: "Coming soon" }).getByText("Pre-install open"))
      .toBeVisible();
  });

  test("ends with the way to get the launcher, but not inside the launcher", async () => {
    const { screen } = await openStoreIndex(fullShelf());
    const offer = screen.getByRole("link", { name: "Download Purple" });
    await expect.element(offer).toHaveAttribute("href", "/download");
    await screen.unmount();
    const inside = await openStoreIndex(fullShelf(), { visit: { shell: "launcher" } });
    await expect.element(inside.screen.getByRole("heading", { level: 2, name: "Playing now" })).toBeInTheDocument();
    expect(inside.screen.container.querySelector("a[href$='/download']")).toBeNull();
  });

  test("the editors' banners lead, in their order and with their words, each into the window of its kind", async () => {
    const shelf = fullShelf();
    const banner = {
      gameCode: "hoyeon",
      eyebrow: "Pre-install is open",
      title: "Pack three dumplings",
      button: "Look",
    };
    shelf.banners = [
      {
        ...banner,
        id: "b1",
        action: { kind: "scheme", target: "https://spotlight.example/hoyeon", handler: "viewSpotlight" },
      },
      {
        ...banner,
        id: "b2",
        action: { kind: "blank", target: "javascript:alert(1)" },
        title: "Elsewhere",
        button: "Go",
      },
      { broken: true },
      { ...banner, id: "b3", action: { kind: "launcher", target: "hoyeon" }, title: "Play", button: "Start" },
    ];
    const { screen } = await openStoreIndex(shelf);
    await expect.element(screen.getByRole("heading", { level: 2, name: "Pack three dumplings" })).toBeVisible();
    await expect.element(screen.getByText("Pre-install is open").first()).toBeVisible();
    const look = screen.getByRole("link", { name: "Look" });
    await expect.element(look).toHaveAttribute("href", "https://spotlight.example/hoyeon?inflowType=launcher");
    await expect.element(look).toHaveAttribute("data-window", "spotlight");
    // Where an address is none, and outside the launcher, the game is the way on.
    await screen.getByRole("button", { name: "Elsewhere" }).click();
    await expect.element(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", "/game/hoyeon");
    await screen.getByRole("button", { name: "Play" }).click();
    const start = screen.getByRole("link", { name: "Start" });
    await expect.element(start).toHaveAttribute("href", "/game/hoyeon");
    await expect.element(start).toHaveAttribute("data-start", "hoyeon");
  });

  test("without a publisher the page shows one failure, and can be loaded again as a whole", async () => {
    const shelf = fullShelf();
    shelf.failure = NO_ANSWER;
    const { screen } = await openStoreIndex(shelf);
    await expect.element(screen.getByRole("heading", { level: 1, name: "The store can’t be reached" })).toBeVisible();
    shelf.failure = null;
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(screen.getByRole("heading", { name: "Playing now" })).toBeInTheDocument();
  });
});
