import { useQuery, useQueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import { sessionCheckOf } from "#tests/support/session-check.ts";
import { buildGame } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { check, openSession } from "#tests/ui/support/session-scene.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";

const FORMER = "2026-12-01T09:00:00.000Z";
const MOVED = "2026-12-24T09:00:00.000Z";

function Release() {
  const game = useQuery(gameQuery(useQueryScope(), useQueryClient(), "tl"));
  return <p>{game.data?.releaseAt}</p>;
}

test.each([
  ["of the game on the page counts from then on", "tl", MOVED, MOVED],
  ["of another game changes nothing here", "lin", MOVED, FORMER],
  ["that is missing changes nothing", "tl", null, FORMER],
])("a release date that comes with a session check %s", async (_, gameCode, releaseDate, shown) => {
  const { catalogue } = createFakePorts(createPublisher({ game: buildGame({ gameCode: "tl", releaseAt: FORMER }) }));
  const { screen, asked } = await openSession({
    ports: { catalogue },
    checks: [succeed({ ...sessionCheckOf(null), gameCode, releaseDate })],
    page: <Release />,
  });
  await expect.element(screen.getByText(FORMER)).toBeVisible();
  await check(asked, 1);
  await expect.element(screen.getByText(shown)).toBeVisible();
});
