import { createFakePorts, type Publisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { GameAbout } from "#ui/features/game/screens/game-about.ts";
import { GameBelow } from "#ui/features/game/screens/game-below.ts";
import GameScreen from "#ui/features/game/screens/game-screen.tsx";

/** The page of a game with all its sections; `null` opens it for a guest. */
export async function openGame(publisher: Publisher, user: null | undefined = undefined) {
  // Loads like the route: lower sections are included in the page, at any distance.
  await Promise.all([GameAbout.preload(), GameBelow.preload()]);
  return renderPage(({ gameCode }) => <GameScreen gameCode={gameCode} />, {
    ports: createFakePorts(publisher),
    ...(user === null ? { visit: { user } } : {}),
  });
}
