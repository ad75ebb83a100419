import { expect, test } from "vitest";
import { publishStore, STORE_OBJECT, type StoreObject } from "#app/entries/publish-store.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import { profileQuery } from "#ui/features/account/queries/profile.ts";
import { gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { remember } from "#ui/features/launcher/client-state/page-memory.ts";
import { buildGame } from "../support/builders.ts";
import { createFakePorts, createPublisher, NO_ANSWER } from "../support/fake-ports.ts";

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

test("the state of the page is read from the global store object: status, native popups, banners, characters", async () => {
  const fakes = createFakePorts(createPublisher());
  const session = { ...fakes.session, getProfile: async () => fail(NO_ANSWER) };
  const ports = { ...fakes, session };
  const visit = createVisitStore({ locale: "en-US", countryCode: "KR", theme: "dark", shell: "launcher", user: null });
  const queryClient = createQueryClient();
  const page: Partial<Record<string, unknown>> = {};
  publishStore({ ports, visit, queryClient } as never, page);
  const store = page[STORE_OBJECT] as StoreObject;
  expect(store.state).toMatchObject({
    pageProcessStatus: "NORMAL",
    storeTheme: "dark",
    launcherClosedPopupName: null,
    isFullBannerOpen: false,
    characterDetail: {},
  });

  remember({ launcherClosedPopupName: "coupon", isFullBannerOpen: true });
  const query = { ...profileQuery({ ports, visit }, "tl"), retry: false };
  await expect(queryClient.fetchQuery(query)).rejects.toBeInstanceOf(RequestFailureError);
  expect(store.state).toMatchObject({
    launcherClosedPopupName: "coupon",
    isFullBannerOpen: true,
    characterDetail: { tl: { error: NO_ANSWER.kind, data: null } },
  });
  remember({ launcherClosedPopupName: null, isFullBannerOpen: false });
});
