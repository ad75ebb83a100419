import { describe, expect, test } from "vitest";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import type { Ports } from "#core/ports/index.ts";
import { buildGameSummary, buildLibraryGame, instantIn } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher, NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { createVisitStore, type Visit } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { perform } from "#ui/data/write.ts";
import { continueQuery, libraryQuery } from "#ui/features/library/queries/library.ts";
import { recordStart } from "#ui/features/library/queries/record-start.ts";
import { setHiddenMutation } from "#ui/features/library/queries/set-hidden.ts";

const PLAYER: Visit = {
  locale: "en-US",
  countryCode: "US",
  theme: "dark",
  shell: "web",
  user: { userId: "mina", nickname: "Mina", countryCode: "US", credentialCodes: [] },
};

interface Scene {
  /** Failure of a write. */
  readonly failure?: RequestFailure;
  /** The write counts although its answer is lost. */
  readonly arrives?: boolean;
  readonly credentialGames?: Readonly<Record<string, string>>;
  readonly countryCode?: string;
}

/** A page of a player with the games `castle` and `tower`, and the publisher's library. */
async function openLibrary({
  failure,
  arrives = failure === undefined,
  credentialGames = {},
  countryCode = "US",
}: Scene = {}) {
  const base = createFakePorts(createPublisher());
  let stored: readonly LibraryGame[] = ["castle", "tower"].map((gameCode) =>
    buildLibraryGame({ game: buildGameSummary({ gameCode, title: gameCode }) }),
  );
  const change = <Value>(gameCode: string, part: Partial<LibraryGame>, value: Value): Promise<Result<Value>> => {
    if (arrives) stored = stored.map((item) => (item.game.gameCode === gameCode ? { ...item, ...part } : item));
    return Promise.resolve(failure === undefined ? succeed(value) : fail(failure));
  };
  const ports: Ports = {
    ...base,
    configuration: { ...base.configuration, credentialGames },
    library: {
      list: async () => succeed(stored),
      recordStart: (gameCode) => change(gameCode, { lastPlayedAt: instantIn(0) }, instantIn(0)),
      setHidden: (gameCode, isHidden) => change(gameCode, { isHidden }, isHidden),
    },
  };
  const scope = { ports, visit: createVisitStore({ ...PLAYER, countryCode }) };
  const client = createQueryClient();
  const load = () => client.fetchQuery({ ...libraryQuery(scope), staleTime: 0 });
  await load();
  await client.fetchQuery(continueQuery(scope));
  const shown = () => client.getQueryData(libraryQuery(scope).queryKey) ?? [];
  return {
    shown,
    findToContinue: (code: string) =>
      client.getQueryData(continueQuery(scope).queryKey)?.find(({ game }) => game.gameCode === code),
    find: (code: string) => shown().find(({ game }) => game.gameCode === code),
    hide: (gameCode: string) => perform(client, setHiddenMutation(scope, client), { gameCode, isHidden: true }),
    start: (gameCode: string) => recordStart(scope, client, gameCode),
  };
}

describe("hiding a game of the library", () => {
  test("shows at once, before the answer", async () => {
    const library = await openLibrary();
    const hiding = library.hide("castle");
    await expect.poll(() => library.find("castle")?.isHidden).toBe(true);
    expect(await hiding).toEqual({ ok: true, value: true });
    expect(library.find("tower")?.isHidden).toBe(false);
    expect(library.findToContinue("castle")?.isHidden).toBe(true);
  });

  test("that is refused is taken back", async () => {
    const library = await openLibrary({ failure: refusal(500) });
    expect(await library.hide("castle")).toMatchObject({ ok: false });
    expect(library.find("castle")?.isHidden).toBe(false);
  });

  test("whose answer is lost counts if it has arrived, and is taken back if it has not", async () => {
    const arrived = await openLibrary({ failure: NO_ANSWER, arrives: true });
    expect(await arrived.hide("castle")).toEqual({ ok: true, value: true });
    expect(arrived.find("castle")?.isHidden).toBe(true);

    const lost = await openLibrary({ failure: NO_ANSWER, arrives: false });
    expect(await lost.hide("castle")).toMatchObject({ ok: false });
    expect(lost.find("castle")?.isHidden).toBe(false);
  });
});

describe("the start of a game", () => {
  test("is the last one in the library at once", async () => {
    const library = await openLibrary();
    await library.start("tower");
    expect(library.find("tower")?.lastPlayedAt).toBe(instantIn(0));
    expect(library.findToContinue("tower")?.lastPlayedAt).toBe(instantIn(0));
  });

  test("that cannot be noted changes nothing, and is no failure", async () => {
    const library = await openLibrary({ failure: NO_ANSWER, arrives: false });
    await library.start("tower");
    expect(library.find("tower")?.lastPlayedAt).toBeNull();
  });
});

test("games that need a credential the player lacks are left out", async () => {
  const library = await openLibrary({ countryCode: "JP", credentialGames: { ncj: "tower" } });
  expect(library.shown().map(({ game }) => game.gameCode)).toEqual(["castle"]);
});
