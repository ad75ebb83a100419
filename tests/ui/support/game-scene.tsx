import type { Ports } from "#core/ports/index.ts";
import { createFakePorts, type Publisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { GameAbout } from "#ui/features/game/screens/game-about.ts";
import { GameBelow } from "#ui/features/game/screens/game-below.ts";
import GameScreen from "#ui/features/game/screens/game-screen.tsx";

interface GameInput {
  readonly change?: (ports: Ports) => Partial<Ports>;
  readonly visit?: Partial<Visit>;
}

/** The page of a game with all its sections. */
export async function openGame(publisher: Publisher, { change = () => ({}), visit }: GameInput = {}) {
  // Loads like the route: lower sections are included in the page, at any distance.
  await Promise.all([GameAbout.preload(), GameBelow.preload()]);
  const ports = createFakePorts(publisher);
  return renderPage(({ gameCode }) => <GameScreen gameCode={gameCode} />, {
    ports: { ...ports, ...change(ports) },
    ...(visit && { visit }),
  });
}
