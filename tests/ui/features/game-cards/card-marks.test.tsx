import { describe, expect, test } from "vitest";
import type { GameSummary } from "#core/catalogue/game.ts";
import { buildGameSummary } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { InstallCard } from "#ui/features/game-cards/install-card.tsx";
import { UpcomingCard } from "#ui/features/game-cards/upcoming-card.tsx";

const COMING: Partial<GameSummary> = {
  gameCode: "h3",
  title: "H3",
  lifecycle: "CREATION",
  releaseAt: null,
  countdownStartAt: null,
  preInstall: null,
};

async function openCards(isGuest = false) {
  const publisher = createPublisher();
  publisher.preRegisteredGames = ["h3"];
  const game = buildGameSummary(COMING);
  const other = buildGameSummary({ ...COMING, gameCode: "lms", title: "Another game" });
  const { screen, visit } = await renderPage(
    <>
      <GameCard game={game} genreLabel={(genre) => genre} />
      <InstallCard game={game} />
      <UpcomingCard game={game} />
      <UpcomingCard game={other} />
    </>,
    { ports: createFakePorts(publisher), ...(isGuest && { visit: { user: null } }) },
  );
  return { screen, publisher, visit };
}

const MARK = "Pre-registered";

describe("the card of a game that is to come", () => {
  test("says that the player has pre-registered, on every kind of card, and asks once for all of them", async () => {
    const { screen, publisher } = await openCards();
    await expect.poll(() => screen.getByText(MARK).elements().length).toBe(3);
    for (const link of screen.getByRole("link", { name: /H3/ }).elements()) expect(link.textContent).toContain(MARK);
    await expect.element(screen.getByRole("link", { name: /Another game/ })).not.toHaveTextContent(MARK);
    expect(publisher.calls.filter(({ name }) => name === "listPreRegistrations")).toHaveLength(1);
  });

  test("says nothing to a guest, and does not ask before there is a player", async () => {
    const { screen, publisher, visit } = await openCards(true);
    await expect.element(screen.getByText("Another game")).toBeVisible();
    expect(screen.getByText(MARK).elements()).toHaveLength(0);
    publisher.preRegisteredGames = ["lms"];
    visit.change({ user: PLAYER });
    await expect.element(screen.getByText(MARK)).toBeVisible();
    expect(publisher.calls.filter(({ name }) => name === "listPreRegistrations")).toHaveLength(1);
  });
});
