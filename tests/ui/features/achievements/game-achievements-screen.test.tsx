import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { buildAchievement as build } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher, type Publisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import GameAchievementsScreen from "#ui/features/achievements/screens/game-achievements-screen.tsx";
import { parseGameAchievementsSearch } from "#ui/features/achievements/screens/game-achievements-search.ts";

const achievements: Parameters<typeof renderPage>[0] = ({ gameCode, search }) => (
  <GameAchievementsScreen gameCode={gameCode} search={parseGameAchievementsSearch(search)} />
);

const EARNED = build({ id: "camp", title: "Camp Fire", progress: 10, earnedAt: "2026-10-01T10:00:00.000Z" });
const SECRET = build({ id: "last", title: "", description: "", isHidden: true, progress: null, earnedShare: 0.01 });

async function open(change: Partial<Publisher>, path = "/game/tl/achievement", visit: Partial<Visit> = {}) {
  const publisher = createPublisher({ achievements: [build(), EARNED, SECRET], ...change });
  return {
    publisher,
    ...(await renderPage(achievements, { ports: createFakePorts(publisher), path, visit })),
  };
}

describe("the achievements of a game", () => {
  test("say how many the player has, how far the others are, how rare each is, and no secret of a hidden one", async () => {
    const { screen } = await open({});
    await expect.element(screen.getByText("1 of 3 earned")).toBeVisible();
    await expect
      .element(screen.getByRole("progressbar", { name: "Your progress" }).nth(1))
      .toHaveAttribute("aria-valuetext", "3 of 10");
    await expect.element(screen.getByText(/Earned on/)).toHaveTextContent("Earned on October 1, 2026");
    await expect.element(screen.getByText("Ultra rare · 1% of players")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Hidden achievement" })).toBeVisible();
  });

  test("are narrowed and ordered by the address", async () => {
    const { screen } = await open({}, "/game/tl/achievement?show=open&sort=rarest");
    await expect.element(screen.getByRole("heading", { level: 2 }).first()).toHaveTextContent("Hidden achievement");
    expect(screen.getByText("Camp Fire").elements()).toHaveLength(0);
    const all = screen.getByRole("link", { name: "All", exact: true });
    await expect.element(all).toHaveAttribute("href", "/game/tl/achievement?sort=rarest");
  });

  test("show one in full, with a share button for earned ones", async () => {
    const { screen } = await open({});
    await screen.getByRole("button", { name: "Camp Fire" }).click();
    const dialog = page.getByRole("dialog", { name: "Camp Fire" });
    await expect.element(dialog.getByRole("button", { name: "Share" })).toBeVisible();
  });

  test("ask guests to sign in for their own way, and give them no filter of it", async () => {
    const guest = build({ progress: null });
    const { screen } = await open({ achievements: [guest] }, "/game/tl/achievement", { user: null });
    await expect.element(screen.getByText("Sign in to see your progress.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Not yet earned" }).elements()).toHaveLength(0);
  });

  test("take no player for a guest while the account cannot be reached", async () => {
    const { screen } = await open({}, "/game/tl/achievement", { user: null, isUserUnknown: true });
    await expect.element(screen.getByRole("button", { name: "Account unavailable" })).toBeVisible();
    expect(screen.getByText("Sign in to see your progress.").elements()).toEqual([]);
  });

  test("explain to players without play time that progress begins with playing", async () => {
    const { screen } = await open({ achievements: [build({ progress: null })] });
    await expect.element(screen.getByText(/You haven’t played this game yet/)).toBeVisible();
  });

  test("that there are none yet lead back to the game", async () => {
    const { screen } = await open({ achievements: [] });
    await expect.element(screen.getByText("No achievements yet")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Go to the game" })).toHaveAttribute("href", "/game/tl");
  });
});
