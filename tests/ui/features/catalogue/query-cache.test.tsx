import { dehydrate, hydrate, InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { buildArticle, buildGameSummary, buildReview } from "#tests/ui/support/builders.ts";
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
import { reviewsQuery } from "#ui/features/reviews/queries/reviews.ts";

function openScope(publisher = createPublisher()) {
  return { ports: createFakePorts(publisher), visit: createVisitStore(VISIT) };
}

describe("the entries of the query cache", () => {
  test("reviews are dropped when no component uses them any more", async () => {
    const scope = openScope(createPublisher({ reviews: [buildReview()] }));
    const client = createQueryClient();
    const query = reviewsQuery(scope, "tl");
    await client.prefetchInfiniteQuery(query);
    expect(client.getQueryData(query.queryKey)).toBeDefined();
    const leave = new InfiniteQueryObserver(client, query).subscribe(() => undefined);
    leave();
    await expect.poll(() => client.getQueryData(query.queryKey)).toBeUndefined();
  });

  test("reviews that another part of the page uses stay", async () => {
    const scope = openScope(createPublisher({ reviews: [buildReview()] }));
    const client = createQueryClient();
    const query = reviewsQuery(scope, "tl");
    await client.prefetchInfiniteQuery(query);
    const leave = new InfiniteQueryObserver(client, query).subscribe(() => undefined);
    leave();
    const leaveAgain = new InfiniteQueryObserver(client, query).subscribe(() => undefined);
    const unused = reviewsQuery(scope, "lin2");
    await client.prefetchInfiniteQuery(unused);
    new InfiniteQueryObserver(client, unused).subscribe(() => undefined)();
    await expect.poll(() => client.getQueryData(unused.queryKey)).toBeUndefined();
    expect(client.getQueryData(query.queryKey)).toBeDefined();
    leaveAgain();
  });

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

  test("a game stays shown, whatever a later read returns", async () => {
    const publisher = createPublisher();
    const client = createQueryClient();
    const query = gameQuery(openScope(publisher), client, "tl");
    await client.prefetchQuery(query);
    failNext(publisher, "getGame", refusal(404));
    await client.refetchQueries({ queryKey: query.queryKey });
    expect(client.getQueryData(query.queryKey)).toBeDefined();
  });

  test("data sent with the page is cached for 60 seconds after its last use", async () => {
    vi.useFakeTimers();
    try {
      const scope = openScope();
      const server = createQueryClient();
      const query = gamesQuery(scope, {});
      await server.prefetchQuery(query);
      const page = createQueryClient();
      hydrate(page, dehydrate(server));
      await vi.advanceTimersByTimeAsync(59_000);
      expect(page.getQueryData(query.queryKey)).toBeDefined();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(page.getQueryData(query.queryKey)).toBeUndefined();
      server.clear();
    } finally {
      vi.useRealTimers();
    }
  });

  test("personal answers belong to one player", () => {
    const scope = openScope();
    const mine = ownReviewQuery(scope, "tl").queryKey;
    scope.visit.change({
      user: { ...VISIT.user, userId: "somebody-else", nickname: "B", countryCode: "US", credentialCodes: [] },
    });
    expect(ownReviewQuery(scope, "tl").queryKey).not.toEqual(mine);
  });

  test("a list asks again when the language or the country changes", () => {
    const scope = openScope();
    const before = gamesQuery(scope, {}).queryKey;
    scope.visit.change({ locale: "ko-KR" });
    const korean = gamesQuery(scope, {}).queryKey;
    scope.visit.change({ countryCode: "KR" });
    expect(new Set([before, korean, gamesQuery(scope, {}).queryKey].map((key) => JSON.stringify(key))).size).toBe(3);
  });
});

describe("a click on a card", () => {
  test("shows title and art at once from the list the card stood in", () => {
    const scope = openScope();
    const client = createQueryClient();
    const summary = buildGameSummary({ gameCode: "lin2", title: "Lineage II" });
    client.setQueryData(gamesQuery(scope, { sort: "popular" }).queryKey, {
      games: [summary],
      hasMore: false,
      nextCursor: null,
      total: 1,
    });
    const { placeholderData } = gameQuery(scope, client, "lin2");
    expect((placeholderData as () => unknown)()).toMatchObject({
      title: "Lineage II",
      media: summary.media,
      description: "",
    });
    expect(findGameSummary(client, scope, "aion")).toBeNull();
  });
});

/** A row that an editor has added and not filled in. */
const BLANK_BANNER = { id: "", gameCode: "", eyebrow: "", title: "", button: "", action: { kind: "", target: "" } };

describe("banners", () => {
  test("those that cannot be read are left out, and of the others' art what no slide shows", async () => {
    const scope = openScope();
    const picture = {
      type: "image",
      src: "/a.webp",
      srcset: "",
      poster: "",
      alt: "",
      w: 16,
      h: 9,
      captions: [],
      blur: "",
    };
    const hero = { ...picture, role: "hero" };
    const good = {
      id: "b1",
      gameCode: "tl",
      action: { kind: "purpleWeb", target: "/game/tl" },
      eyebrow: "Season open",
      title: "Throne and Liberty",
      button: "Play now",
      media: [hero, { ...picture, role: "screenshot" }],
      palette: null,
    };
    const ports = {
      ...scope.ports,
      content: {
        ...scope.ports.content,
        getContents: () => Promise.resolve({ ok: true as const, value: { banners: [good, { id: 7 }, null] } }),
      },
    };
    const banners = await createQueryClient().fetchQuery(bannersQuery({ ...scope, ports }));
    const { action: _, ...read } = good;
    const target = { kind: "page", path: "/game/tl", query: {}, window: null };
    expect(banners).toEqual([{ ...read, media: [hero], target }]);
  });

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

  test("a refused link is logged and leads nowhere", async () => {
    const scope = openScope();
    const warnings: string[] = [];
    const entry = { id: "b2", gameCode: "tl", eyebrow: "", title: "Elsewhere", button: "Look", media: [] };
    const banner = { ...entry, action: { kind: "blank", target: "javascript:alert(1)" } };
    const ports = {
      ...scope.ports,
      logger: { ...scope.ports.logger, warn: (message: string) => void warnings.push(message) },
      content: {
        ...scope.ports.content,
        getContents: () => Promise.resolve({ ok: true as const, value: { banners: [banner] } }),
      },
    };
    const banners = await createQueryClient().fetchQuery(bannersQuery({ ...scope, ports }));
    expect(banners).toMatchObject([{ id: "b2", target: null }]);
    expect(warnings).toEqual(["a link was ignored"]);
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

  test.each(["shown", "not shown"])(
    "of a part that is %s stays when others are read without trouble",
    async (state) => {
      const publisher = createPublisher();
      const scope = openScope(publisher);
      const client = createQueryClient();
      failNext(publisher, "getGame", refusal(503));
      const failed = gameQuery(scope, client, "tl");
      await client.prefetchQuery(failed);
      const leave = state === "shown" ? new QueryObserver(client, failed).subscribe(() => undefined) : () => undefined;
      await client.prefetchQuery(gamesQuery(scope, {}));
      expect(client.getQueryState(failed.queryKey)?.status).toBe("error");
      leave();
    },
  );
});
