import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Game } from "#core/catalogue/game.ts";
import {
  buildGame,
  buildGameSummary,
  buildGoods,
  buildPrice,
  DAY_MS,
  HOUR_MS,
  instantIn,
  NOON,
} from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { openGame } from "#tests/ui/support/game-scene.tsx";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { InstallCard } from "#ui/features/game-cards/install-card.tsx";
import { UpcomingCard } from "#ui/features/game-cards/upcoming-card.tsx";

const time = { now: NOON };

beforeEach(() => {
  time.now = NOON;
});

const clock = { now: () => time.now, difference: () => 0, adjust: () => undefined };
const change = () => ({ clock });

/** The server's time passes while the device sleeps: no timer runs, and the page is shown again afterwards. */
function sleepFor(ms: number) {
  time.now += ms;
  document.dispatchEvent(new Event("visibilitychange"));
}

const SOON: Partial<Game> = {
  releaseAt: instantIn(HOUR_MS),
  countdownStartAt: instantIn(-HOUR_MS),
  preInstall: { availableFrom: instantIn(-DAY_MS), sizeBytes: 18.2e9 },
};
const NEWS = "Throne and Liberty is out now.";

describe("a game page that is open when the game launches", () => {
  test("offers to play a free game in place of its countdown, also after the device slept, and says so once", async () => {
    const game = buildGame({ ...SOON, lowestPrice: null });
    const { screen } = await openGame(createPublisher({ game }), { change });
    await expect.element(screen.getByRole("timer").first()).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Get it on Steam" })).not.toBeInTheDocument();
    sleepFor(HOUR_MS);
    await expect.element(screen.getByRole("link", { name: "Get it on Steam" }).first()).toBeVisible();
    await expect.element(screen.getByText("Out today")).toBeVisible();
    await expect.element(screen.getByRole("timer")).not.toBeInTheDocument();
    await expect.element(page.getByRole("status").getByText(NEWS)).toBeInTheDocument();
  });

  test("sells a paid game in place of its pre-order, before and after the store has the new goods", async () => {
    const price = buildPrice({ list: 3999, sale: 3999 });
    const edition = buildGoods({ availability: "PREORDER", price });
    const publisher = createPublisher({ game: buildGame({ ...SOON, lowestPrice: price }), goods: [edition] });
    const { screen } = await openGame(publisher, { change });
    const hero = screen.getByRole("region", { name: "Throne and Liberty" });
    await expect.element(hero.getByRole("link", { name: /Pre-order/ })).toBeVisible();
    vi.spyOn(Math, "random").mockReturnValue(0);
    publisher.goods = [{ ...edition, availability: "ON_SALE" }];
    sleepFor(HOUR_MS);
    await expect.element(hero.getByRole("link", { name: /Buy/ })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /Pre-order/ })).not.toBeInTheDocument();
    await expect.poll(() => publisher.calls.filter(({ name }) => name === "listGoodsOfGame").length).toBe(2);
  });

  test("says nothing on a page that is opened later", async () => {
    const game = buildGame({ ...SOON, releaseAt: instantIn(-1) });
    const { screen } = await openGame(createPublisher({ game }), { change });
    await expect.element(screen.getByText("Out today")).toBeVisible();
    sleepFor(HOUR_MS);
    await expect.element(screen.getByText("Out today")).toBeVisible();
    expect(page.getByText(NEWS).elements()).toHaveLength(0);
  });
});

test("cards show a launch in its second, and it is read once for all of them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const game = buildGameSummary(SOON);
  const { screen } = await renderPage(
    <>
      <GameCard game={game} genreLabel={(genre) => genre} />
      <InstallCard game={game} />
      <UpcomingCard game={game} />
    </>,
    { ports: { ...createFakePorts(createPublisher()), clock } },
  );
  await expect.element(screen.getByText("Pre-install open").first()).toBeVisible();
  expect(screen.getByText("Out now").elements()).toHaveLength(0);
  time.now += HOUR_MS;
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => screen.getByText("Out now", { exact: true }).elements().length).toBe(3);
  await expect.element(screen.getByText("Pre-install open")).not.toBeInTheDocument();
  await expect.poll(() => page.getByText(NEWS).elements().length).toBe(1);
});
