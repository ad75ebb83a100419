import { dehydrate, hydrate, QueryObserver } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { buildArticle, buildGameSummary, pageOfGames } from "#tests/ui/support/builders.ts";
import { createBoard, createBoardPorts } from "#tests/ui/support/fake-board.ts";
import { createFakePorts, createPublisher, failNext, refusal } from "#tests/ui/support/fake-ports.ts";
import { VISIT } from "#tests/ui/support/visit.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { articleQuery } from "#ui/features/boards/queries/boards.ts";
import { bannersQuery } from "#ui/features/catalogue/queries/banners.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { findGameSummary } from "#ui/features/catalogue/queries/game-summary.ts";
import { gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { ownReviewQuery } from "#ui/features/reviews/queries/own-review.ts";

function openScope(publisher = createPublisher()) {
  return { ports: createFakePorts(publisher), visit: createVisitStore(VISIT) };
}

describe("the entries of the query cache", () => {
  test.each([
    ["is gone", refusal(409, null, "40905"), false],
    ["has no address any more", refusal(404), true],
    ["is in trouble", refusal(500), true],
    ["cannot be reached", { kind: "timeout", timeoutMs: 5_000 } as const, true],
    ["is forbidden", refusal(403), true],
  ])("an article that %s (%j) stays shown: %s", async (_, failure, stays) => {
    const board = createBoard({ articles: [buildArticle()] });
    const scope = { ports: createBoardPorts(board), visit: createVisitStore(VISIT) };
    const client = createQueryClient();
    const query = articleQuery(scope, buildArticle());
    await client.prefetchQuery(query);
    board.failures.set("getArticle", [failure]);
    await client.refetchQueries({ queryKey: query.queryKey });
    expect(client.getQueryState(query.queryKey)?.status).toBe("error");
    expect(client.getQueryData(query.queryKey) !== undefined).toBe(stays);
  });

  test("personal answers belong to one player", () => {
    const scope = openScope();
    const mine = ownReviewQuery(scope, "tl").queryKey;
    scope.visit.change({
      user: { ...VISIT.user, userId: "somebody-else", nickname: "B", countryCode: "US", credentialCodes: [] },
    });
    expect(ownReviewQuery(scope, "tl").queryKey).not.toEqual(mine);
  });
});

test("a click on a card shows title and art at once from the list the card stood in", () => {
  const scope = openScope();
  const client = createQueryClient();
  const summary = buildGameSummary({ gameCode: "lin2", title: "Lineage II" });
  client.setQueryData(gamesQuery(scope, { sort: "popular" }).queryKey, pageOfGames(summary));
  const { placeholderData } = gameQuery(scope, client, "lin2");
  expect((placeholderData as () => unknown)()).toMatchObject({
    title: "Lineage II",
    media: summary.media,
    description: "",
  });
  expect(findGameSummary(client, scope, "aion")).toBeNull();
});

/** A row that an editor has added and not filled in. */
const BLANK_BANNER = { id: "", gameCode: "", eyebrow: "", title: "", button: "", action: { kind: "", target: "" } };

describe("banners", () => {
  test.each([
    ["no rows", []],
    ["blank rows alone", [BLANK_BANNER, BLANK_BANNER]],
    ["blank rows and what is no row", [BLANK_BANNER, null, "x"]],
  ])("a list of editors with %s has no banner", async (_, banners) => {
    const scope = openScope();
    const getContents = () => Promise.resolve({ ok: true as const, value: { banners } });
    const ports = { ...scope.ports, content: { ...scope.ports.content, getContents } };
    expect(await createQueryClient().fetchQuery(bannersQuery({ ...scope, ports }))).toEqual([]);
  });
});

describe("failures on the server", () => {
  test("are shown in the browser as on the server, until the player tries again", async () => {
    const publisher = createPublisher();
    const details = { status: "MAINTENANCE", scope: "store", from: "2026-11-21T10:00:00Z", to: "2026-11-21T14:00:00Z" };
    failNext(publisher, "getGame", refusal(503, details));
    const scope = openScope(publisher);
    const server = createQueryClient();
    await server.prefetchQuery(gameQuery(scope, server, "tl"));
    const sent = JSON.parse(JSON.stringify(dehydrate(server)));

    const browser = createQueryClient();
    hydrate(browser, sent);
    const observer = new QueryObserver(browser, gameQuery(scope, browser, "tl"));
    const leave = observer.subscribe(() => undefined);
    const shown = observer.getCurrentResult();
    expect(shown.isError).toBe(true);
    expect(failureOf(shown.error)).toMatchObject({ kind: "status", status: 503, details });
    expect(publisher.calls).toHaveLength(1);

    expect((await observer.refetch()).data?.gameCode).toBe("tl");
    leave();
  });

  test("of a part behind another is forgotten when the player gets that one back", async () => {
    const publisher = createPublisher();
    const scope = openScope(publisher);
    const client = createQueryClient();
    failNext(publisher, "getGame", refusal(503));
    failNext(publisher, "listGames", refusal(503));
    const front = gameQuery(scope, client, "tl");
    const behind = gamesQuery(scope, {});
    await client.prefetchQuery(front);
    await client.prefetchQuery(behind);

    const observer = new QueryObserver(client, front);
    const leaveFront = observer.subscribe(() => undefined);
    expect(client.getQueryState(behind.queryKey)?.status).toBe("error");
    await observer.refetch();
    const leaveBehind = new QueryObserver(client, behind).subscribe(() => undefined);
    await expect.poll(() => client.getQueryState(behind.queryKey)?.status).toBe("success");
    leaveFront();
    leaveBehind();
  });
});
