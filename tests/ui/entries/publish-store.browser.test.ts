import { expect, test } from "vitest";
import { publishStore, STORE_OBJECT, type StoreObject } from "#app/entries/publish-store.ts";
import { succeed } from "#core/failures/request-failure.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { buildGame } from "../support/builders.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";

test("lists of games and the user's state are read from the global store object as they are at the moment", async () => {
  const fakes = createFakePorts(createPublisher());
  const answer = { games: [buildGame({ gameCode: "tl" })], hasMore: false, nextCursor: null, total: 1 };
  const ports = { ...fakes, catalogue: { ...fakes.catalogue, listGames: async () => succeed(answer) } };
  const visit = createVisitStore({ locale: "en-US", countryCode: "KR", theme: "light", shell: "web", user: null });
  const queryClient = createQueryClient();
  const page: Partial<Record<string, unknown>> = {};
  publishStore({ ports, visit, queryClient } as never, page);
  const store = page[STORE_OBJECT] as StoreObject;
  expect(store.games).toEqual([]);
  expect(store.user).toMatchObject({ loginStatus: "GUEST", userId: null, deviceId: ports.storage.read("deviceId") });

  for (const sort of ["popular", "newest"] as const)
    await queryClient.fetchQuery(gamesQuery({ ports, visit }, { sort }));
  page.npLoggedIn = true;
  visit.change({ user: { userId: "u1", nickname: "Mina", countryCode: "KR", credentialCodes: [] } });
  expect(store.user).toMatchObject({ loginStatus: "LOGGED_IN", npLoggedIn: true, userId: "u1" });
  // The list shown to a guest must not be used for this player.
  expect(store.games).toEqual([]);
  visit.change({ user: null });
  expect(store.games.map(({ gameCode }) => gameCode)).toEqual(["tl"]);
});
