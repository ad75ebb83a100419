import type { Ports } from "#core/ports/index.ts";
import { createFakePorts, type Publisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import GameScreen from "#ui/features/game/screens/game-screen.tsx";

interface GameInput {
  readonly change?: (ports: Ports) => Partial<Ports>;
  readonly visit?: Partial<Visit>;
}

/** The page of a game with all its sections. */
export async function openGame(publisher: Publisher, { change = () => ({}), visit }: GameInput = {}) {
  // Loads like the route: lower sections are included in the page, at any distance.
  const ports = createFakePorts(publisher);
  return renderPage(({ gameCode }) => <GameScreen gameCode={gameCode} />, {
    ports: { ...ports, ...change(ports) },
    ...(visit && { visit }),
  });
}
