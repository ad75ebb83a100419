import { expect, test } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import type { Ports } from "#core/ports/index.ts";
import { buildGameSummary, buildLibraryGame, instantIn } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { VISIT } from "#tests/ui/support/visit.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { perform } from "#ui/data/write.ts";
import { continueQuery, libraryQuery } from "#ui/features/library/queries/library.ts";
import { recordStart } from "#ui/features/library/queries/record-start.ts";
import { setHiddenMutation } from "#ui/features/library/queries/set-hidden.ts";

/** A page of a player with the games `castle` and `tower`, in the library and among those to continue with. */
async function openLibrary() {
  let stored: readonly LibraryGame[] = ["castle", "tower"].map((gameCode) =>
    buildLibraryGame({ game: buildGameSummary({ gameCode, title: gameCode }) }),
  );
  const change = <Value>(gameCode: string, part: Partial<LibraryGame>, value: Value) => {
    stored = stored.map((item) => (item.game.gameCode === gameCode ? { ...item, ...part } : item));
    return Promise.resolve(succeed(value));
  };
  const ports: Ports = {
    ...createFakePorts(createPublisher()),
    library: {
      list: async () => succeed(stored),
      recordStart: (gameCode) => change(gameCode, { lastPlayedAt: instantIn(0) }, instantIn(0)),
      setHidden: (gameCode, isHidden) => change(gameCode, { isHidden }, isHidden),
    },
  };
  const scope = { ports, visit: createVisitStore(VISIT) };
  const client = createQueryClient();
  await client.fetchQuery(libraryQuery(scope));
  await client.fetchQuery(continueQuery(scope));
  const findIn = (query: { readonly queryKey: readonly unknown[] }, code: string) =>
    client.getQueryData<readonly LibraryGame[]>(query.queryKey)?.find(({ game }) => game.gameCode === code);
  return {
    findToContinue: (code: string) => findIn(continueQuery(scope), code),
    find: (code: string) => findIn(libraryQuery(scope), code),
    hide: (gameCode: string) => perform(client, setHiddenMutation(scope, client), { gameCode, isHidden: true }),
    start: (gameCode: string) => recordStart(scope, client, gameCode),
  };
}

test("hiding a game of the library shows at once, before the answer", async () => {
  const library = await openLibrary();
  const hiding = library.hide("castle");
  await expect.poll(() => library.find("castle")?.isHidden).toBe(true);
  expect(await hiding).toEqual({ ok: true, value: true });
  expect(library.find("tower")?.isHidden).toBe(false);
  expect(library.findToContinue("castle")?.isHidden).toBe(true);
});

test("a game that is started is the last one in the library at once", async () => {
  const library = await openLibrary();
  await library.start("tower");
  expect(library.find("tower")?.lastPlayedAt).toBe(instantIn(0));
  expect(library.findToContinue("tower")?.lastPlayedAt).toBe(instantIn(0));
});
