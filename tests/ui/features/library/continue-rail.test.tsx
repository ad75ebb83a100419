import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import { buildGameSummary, buildLibraryGame, DAY_MS, HOUR_MS, instantIn } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { ContinueRail } from "#ui/features/library/components/continue-rail.tsx";

const castle = buildLibraryGame({
  game: buildGameSummary({ gameCode: "castle", title: "Castle" }),
  lastPlayedAt: instantIn(-2 * HOUR_MS),
});
const soon = buildLibraryGame({
  game: buildGameSummary({ gameCode: "soon", title: "Soon", releaseAt: instantIn(DAY_MS) }),
  preInstallStatus: 1,
});

async function open(games: readonly LibraryGame[] | null, visit: Partial<Visit> = {}) {
  await page.viewport(1280, 900);
  const base = createFakePorts(createPublisher());
  const library = { ...base.library, list: async () => (games === null ? fail(refusal(500)) : succeed(games)) };
  const { screen } = await renderPage(
    <>
      <ContinueRail />
      <p>The rest of the index</p>
    </>,
    { ports: { ...base, library }, visit },
  );
  return screen;
}

test("the rail shows the player's games, the last played first, and leads to the library", async () => {
  const screen = await open([soon, castle]);
  await expect.element(screen.getByRole("heading", { name: "Continue playing" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Your library" })).toHaveAttribute("href", "/library");
  const titles = screen.getByRole("heading", { level: 3 });
  await expect.poll(() => titles.elements().map(({ textContent }) => textContent)).toEqual(["Castle", "Soon"]);
  await expect.element(screen.getByText("Last played: 2 hours ago")).toBeVisible();
  await expect.element(screen.getByText("Pre-installed")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /Castle/ })).toHaveAttribute("href", "/game/castle");
});

test("the rail says that it could not be loaded", async () => {
  const screen = await open(null);
  const rail = screen.getByRole("region", { name: "Continue playing" });
  await expect.element(rail.getByText("This part couldn’t be loaded.")).toBeVisible();
});

test("in the launcher a playable game leads to its lobby", async () => {
  const screen = await open([castle], { shell: "launcher" });
  await expect.element(screen.getByRole("link", { name: /Castle/ })).toHaveAttribute("href", "/home/castle/lobby");
});

test.each([
  ["guests", [castle], { user: null }],
  ["players without games", [], {}],
] as const)("there is no rail for %s", async (_, games, visit) => {
  const screen = await open(games, visit);
  await expect.element(screen.getByText("The rest of the index")).toBeVisible();
  await expect.element(screen.getByText("Continue playing")).not.toBeInTheDocument();
});
