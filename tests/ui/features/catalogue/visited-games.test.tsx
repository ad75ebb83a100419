import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { buildGameSummary } from "#tests/ui/support/builders.ts";
import { changePorts, createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { VISIT } from "#tests/ui/support/visit.ts";
import { createVisitStore, type Visit } from "#ui/context/visit-store.ts";
import { forgetVisits } from "#ui/features/catalogue/queries/forget-visits.ts";
import { rememberVisit, visitedGamesQuery } from "#ui/features/catalogue/queries/visited-games.ts";

const GUEST: Visit = { ...VISIT, user: null };

/** A device, with a player or a guest, and an account that stores visits unless the network is down. */
function openDevice(stored = new Map<string, string>()) {
  const account: string[] = [];
  const network = { isOffline: false };
  const summaryOf = (gameCode: string) => buildGameSummary({ gameCode });
  const ports: Ports = changePorts(createFakePorts(createPublisher(), stored), {
    catalogue: {
      listGames: async ({ codes = [] }) => {
        const games = codes
          .toSorted()
          .filter((code) => code !== "gone")
          .map(summaryOf);
        return succeed({ games, hasMore: false, nextCursor: null, total: games.length });
      },
      rememberRecentGame: async (gameCode) => {
        if (network.isOffline) return fail(NO_ANSWER);
        account.splice(0, account.length, gameCode, ...account.filter((code) => code !== gameCode));
        return succeed(null);
      },
      listRecentGames: async () => succeed(account.map(summaryOf)),
      forgetRecentGames: async () => {
        account.length = 0;
        return succeed(null);
      },
    },
  });
  const open = (visit: Visit) => {
    const scope = { ports, visit: createVisitStore(visit) };
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return {
      visitGame: (code: string) => rememberVisit(scope, client, code),
      forget: () => forgetVisits(scope, client),
      shown: async () =>
        (await client.fetchQuery({ ...visitedGamesQuery(scope), staleTime: 0 })).map(({ gameCode }) => gameCode),
    };
  };
  return { open, account, network, stored };
}

describe("games a guest has visited", () => {
  test("are stored on the device, the latest first and each once; deleted games are left out", async () => {
    const guest = openDevice().open(GUEST);
    for (const code of ["tl", "lin2", "gone", "aion", "tl"]) await guest.visitGame(code);
    expect(await guest.shown()).toEqual(["tl", "aion", "lin2"]);
    await guest.forget();
    expect(await guest.shown()).toEqual([]);
  });

  test("are twenty at most, and what cannot be read counts as none", async () => {
    const device = openDevice(new Map([["visited-games", "{not a list"]]));
    const guest = device.open(GUEST);
    expect(await guest.shown()).toEqual([]);
    for (let number = 0; number < 25; number += 1) await guest.visitGame(`g${number}`);
    expect(await guest.shown()).toHaveLength(20);
  });

  test("are moved to the account that signs in, before its later visits", async () => {
    const device = openDevice();
    const guest = device.open(GUEST);
    await guest.visitGame("tl");
    await guest.visitGame("aion");
    await device.open(VISIT).visitGame("lin2");
    expect(await device.open(VISIT).shown()).toEqual(["lin2", "aion", "tl"]);
    expect(device.stored.size).toBe(0);
    expect(await guest.shown()).toEqual([]);
  });

  test("stay on the device until the server has them", async () => {
    const device = openDevice();
    await device.open(GUEST).visitGame("tl");
    device.network.isOffline = true;
    await device.open(VISIT).visitGame("lin2");
    expect(await device.open(GUEST).shown()).toEqual(["tl"]);
    device.network.isOffline = false;
    expect(await device.open(VISIT).shown()).toEqual(["tl"]);
    expect(device.stored.size).toBe(0);
  });
});
