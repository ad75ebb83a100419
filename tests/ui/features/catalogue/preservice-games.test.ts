import { expect, test } from "vitest";
import type { CountryLists } from "#core/catalogue/game.ts";
import { buildGame, buildGameSummary, pageOfGames } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { VISIT } from "#tests/ui/support/visit.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { gamePagesQuery, gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { findPreserviceGames } from "#ui/features/catalogue/queries/preservice-games.ts";

const NOWHERE: CountryLists = { launch: [], pre: [], chatLaunch: [], chatPre: [] };
const ANNOUNCED: CountryLists = { ...NOWHERE, launch: ["KR"], pre: ["US"], chatLaunch: ["US"], chatPre: ["KR"] };

test("games that are announced for the visitor's country are known from every list and page that was shown", () => {
  const scope = { ports: createFakePorts(createPublisher()), visit: createVisitStore(VISIT) };
  const client = createQueryClient();
  const summary = (gameCode: string, countries: CountryLists) => buildGameSummary({ gameCode, countries });
  expect(findPreserviceGames(client, scope)).toEqual([]);

  client.setQueryData(
    gamesQuery(scope, {}).queryKey,
    pageOfGames(summary("nlw", ANNOUNCED), summary("open", { ...NOWHERE, launch: ["US"] }), summary("teaser", NOWHERE)),
  );
  client.setQueryData(gamePagesQuery(scope, {}).queryKey, {
    pages: [pageOfGames(summary("nlw", ANNOUNCED)), pageOfGames(summary("hoyeon", ANNOUNCED))],
    pageParams: [undefined, "2"],
  });
  client.setQueryData(gameQuery(scope, client, "aion").queryKey, buildGame({ gameCode: "aion", countries: ANNOUNCED }));
  expect(findPreserviceGames(client, scope)).toEqual(["aion", "hoyeon", "nlw"]);

  // The chat app and other countries have lists of their own; a list for another viewer must not be used.
  const inChat = { ...scope, visit: createVisitStore({ ...VISIT, shell: "chat" }) };
  expect(findPreserviceGames(client, inChat)).toEqual([]);
  const inKorea = { ...scope, visit: createVisitStore({ ...VISIT, countryCode: "KR" }) };
  expect(findPreserviceGames(client, inKorea)).toEqual([]);
});
