import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Article } from "#core/community/article.ts";
import { type RequestFailure, succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { buildArticle as buildBareArticle, buildComment } from "#tests/ui/support/builders.ts";
import { createBoard, createBoardPorts, type FakeBoard } from "#tests/ui/support/fake-board.ts";
import { NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { ArticleScreen } from "#ui/features/boards/screens/article/article-screen.tsx";
import { BoardScreen } from "#ui/features/boards/screens/board/board-screen.tsx";
import { parseBoardSearch } from "#ui/features/boards/screens/board/board-search.ts";
import { BoardWriteScreen } from "#ui/features/boards/screens/write/board-write-screen.tsx";

const BOARD = "/game/tl/board/free";
/** The other form of an article's address, with its menu instead of `view`. */
const ARTICLE = "/game/tl/board/free/talk/a-1";

const buildArticle = (change: Partial<Article> = {}) => buildBareArticle({ menu: "talk", ...change });

/** Answers of the community service that mean "nothing here", and the one that means "not yet". */
const EMPTY = [40901, 40902, 40903, 40905];
const NOT_OPEN = 40904;
const conflict = (code: number) => ({ ...refusal(409), code }) as RequestFailure;
const failing = (call: string, ...failures: RequestFailure[]) => new Map([[call, failures]]);

type Screen = Parameters<typeof renderPage>[0];

const boards: Screen = ({ search, ...params }) => <BoardScreen {...params} search={parseBoardSearch(search)} />;
const article: Screen = (params) => <ArticleScreen {...params} />;
const writing: Screen = ({ gameCode, boardAlias, articleId }) => (
  <BoardWriteScreen gameCode={gameCode} boardAlias={boardAlias} articleId={articleId || undefined} />
);

async function open(
  screen: Screen,
  path: string,
  change: Partial<FakeBoard> = {},
  more: { readonly visit?: Partial<Visit>; readonly ports?: Partial<Ports> } = {},
) {
  const board = createBoard(change);
  const ports = { ...createBoardPorts(board), ...more.ports };
  const rendered = await renderPage(screen, { ports, path, visit: more.visit ?? {} });
  return { ...rendered, board };
}

describe("a board", () => {
  test("shows no number of likes or comments that is not known", async () => {
    const { screen } = await open(boards, BOARD, { articles: [buildArticle({ likeCount: null, commentCount: null })] });
    const article = screen.getByRole("article");
    await expect.element(article.getByRole("heading")).toBeVisible();
    expect(article.getByText(/like|comment/).elements()).toHaveLength(0);
  });

  test("shows that it is on its way, then its articles with what marks them", async () => {
    const coming = Promise.withResolvers<void>();
    const { screen } = await open(boards, BOARD, {
      until: new Map([["listArticles", coming.promise]]),
      articles: [
        buildArticle({ id: "a-1", title: "Rules of the gate", isPinned: true }),
        buildArticle({ id: "a-2", title: "성벽 위의 아침", isRecommended: true, likeCount: 4, commentCount: 2 }),
        buildArticle({ id: "a-3", title: "Mine alone", hiddenBy: "reports", isMine: true }),
      ],
    });
    await expect.poll(() => screen.container.querySelector("[aria-busy='true']")).not.toBeNull();
    coming.resolve();
    const rows = screen.getByRole("list", { name: "Posts" }).getByRole("listitem");
    await expect
      .element(rows.filter({ hasText: "Rules of the gate" }).getByRole("img", { name: "Pinned" }))
      .toBeVisible();
    await expect.element(rows.filter({ hasText: "성벽 위의 아침" }).getByText("Recommended")).toBeVisible();
    await expect.element(rows.filter({ hasText: "Mine alone" }).getByText("Hidden")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Rules of the gate" }))
      .toHaveAttribute("href", "/game/tl/board/free/view/a-1");
  });

  test.each([
    ["in the store leads to its pages", "/game/tl", "Overview", "/game/tl"],
    ["in the launcher's home stays there, and leads back to the lobby", "/home/tl", "Lobby", "/home/tl/lobby"],
  ])("%s", async (_, start, back, href) => {
    const board = `${start}/board/free`;
    const { screen } = await open(boards, board, { articles: [buildArticle()] });
    const link = screen.getByRole("link", { name: "The gate" });
    await expect.element(link).toHaveAttribute("href", `${board}/view/a-1`);
    await expect.element(screen.getByRole("link", { name: "Write" })).toHaveAttribute("href", `${board}/write`);
    await expect.element(screen.getByRole("link", { name: back })).toHaveAttribute("href", href);
  });

  test("shows the reader's languages first, and remembers another choice on the device", async () => {
    const remembered: string[] = [];
    const { preferences } = createBoardPorts(createBoard());
    const { screen, router, board } = await open(
      boards,
      BOARD,
      { articles: [buildArticle()] },
      {
        visit: { user: null, languages: ["en", "ko"] },
        ports: { preferences: { ...preferences, rememberPostLanguages: (choice) => void remembered.push(choice) } },
      },
    );
    await expect.element(screen.getByRole("link", { name: "The gate" })).toBeVisible();
    expect(board.queries.at(-1)?.languagesFirst).toEqual(["en", "ko"]);
    await screen.getByRole("combobox", { name: "Language" }).selectOptions("All languages");
    await expect.poll(() => router.state.location.search).toEqual({ language: "all" });
    await expect.poll(() => board.queries.at(-1)?.languagesFirst).toBeUndefined();
    expect(remembered).toEqual(["all"]);
  });

  test("shows all articles where there is none in the remembered language", async () => {
    const { community } = createBoardPorts(createBoard());
    const listArticles: typeof community.listArticles = async (_, { language }) =>
      succeed({ articles: language === undefined ? [buildArticle()] : [], hasMore: false, nextCursor: null });
    const more = { visit: { postLanguages: "th-TH" }, ports: { community: { ...community, listArticles } } };
    const { screen } = await open(boards, BOARD, {}, more);
    await expect.element(screen.getByText(/Nothing here in this language yet/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "The gate" })).toBeVisible();
  });

  test("is searched under an address of its own", async () => {
    const { screen, router, board } = await open(boards, BOARD);
    await screen.getByRole("searchbox", { name: "Search this board" }).fill("  fog ");
    await screen.getByRole("button", { name: "Search", exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({ q: "fog" });
    await expect.poll(() => board.queries.at(-1)?.search).toBe("fog");
  });

  test("has its orders in view on a phone, whatever topics it has", async () => {
    await page.viewport(390, 844);
    const menus = ["First steps", "Fights and sieges", "Travel and trade"].map((title, at) => ({
      id: `m${at}`,
      title,
    }));
    const { screen } = await open(boards, BOARD, {
      boards: { boards: [{ alias: "free", title: "General", articleCount: 2, menus }], myRole: "player" },
    });
    const orders = screen.getByRole("list", { name: "Sort by" });
    for (const name of ["Newest", "Most liked", "Recommended"]) {
      const link = orders.getByRole("link", { name });
      await expect.element(link).toBeVisible();
      const { left, right } = link.element().getBoundingClientRect();
      expect([left >= 0, right <= 390], name).toEqual([true, true]);
    }
  });

  test("without articles invites players to write", async () => {
    const { screen } = await open(boards, BOARD);
    await expect.element(screen.getByText("Nobody has posted here yet.")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Write" }).last())
      .toHaveAttribute("href", "/game/tl/board/free/write");
  });

  test.each(EMPTY)("that the service says has nothing (%i) is empty, not broken", async (code) => {
    const { screen, board } = await open(boards, BOARD, { failures: failing("listArticles", conflict(code)) });
    await expect.element(screen.getByText("Nobody has posted here yet.")).toBeVisible();
    expect(screen.getByRole("button", { name: /Try again|Refresh/ }).elements()).toHaveLength(0);
    expect(board.calls.filter((call) => call === "listArticles")).toHaveLength(1);
  });

  test("that is not open here yet says that it opens soon, without retries or an alert", async () => {
    const { screen, board } = await open(boards, BOARD, {
      failures: failing("listBoards", conflict(NOT_OPEN)),
    });
    await expect.element(screen.getByText("The board opens soon")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Go to the game" })).toHaveAttribute("href", "/game/tl");
    expect(screen.getByRole("button", { name: /Try again|Refresh/ }).elements()).toHaveLength(0);
    expect(screen.getByRole("alert").elements()).toHaveLength(0);
    expect(board.calls).toEqual(["listBoards"]);
  });

  test("loads the articles for its address; without a match, one click shows all of them", async () => {
    const { screen, board } = await open(boards, `${BOARD}?sort=top&q=%20otter%20`);
    await expect.element(screen.getByText("Nothing matches your filters.")).toBeVisible();
    expect(board.queries[0]).toMatchObject({ sort: "top", search: "otter" });
    await expect.element(screen.getByRole("searchbox")).toHaveValue("otter");
    await expect.element(screen.getByRole("link", { name: "Most liked" })).toHaveAttribute("aria-current", "true");
    await expect.element(screen.getByRole("link", { name: "Show all posts" })).toHaveAttribute("href", BOARD);
  });
});

/** Ports of a board with live updates that the test triggers. */
function createLivePorts() {
  const listeners = new Set<() => void>();
  const { liveUpdates } = createBoardPorts(createBoard());
  return {
    ports: {
      liveUpdates: {
        ...liveUpdates,
        listenToTopics: (_: readonly string[], onChanged: () => void) => {
          listeners.add(onChanged);
          return () => listeners.delete(onChanged);
        },
      },
    },
    listeners,
    change: () => {
      for (const hear of listeners) hear();
    },
  };
}

describe("posts deleted while their page is open", () => {
  test("the only article of a board leaves with its words", async () => {
    const live = createLivePorts();
    const { screen, board } = await open(boards, BOARD, { articles: [buildArticle()] }, { ports: live.ports });
    await expect.element(screen.getByRole("link", { name: "The gate" })).toBeVisible();
    await expect.poll(() => live.listeners.size).toBe(1);
    board.failures.set("listArticles", [conflict(40903)]);
    live.change();
    await expect.element(screen.getByText("Nobody has posted here yet.")).toBeVisible();
    expect(screen.getByRole("link", { name: "The gate" }).elements()).toHaveLength(0);
  });

  test("an edited article shows its new text, and a deleted one says so", async () => {
    const live = createLivePorts();
    const { screen, board } = await open(
      article,
      ARTICLE,
      { articles: [buildArticle()], comments: [buildComment()] },
      { ports: live.ports },
    );
    await expect.element(screen.getByText("Bring a shield.")).toBeVisible();
    await expect.element(screen.getByText("And a rope.")).toBeVisible();
    await expect.poll(() => live.listeners.size).toBe(1);
    board.articles = [buildArticle({ body: "<p>Bring a lantern.</p>" })];
    live.change();
    await expect.element(screen.getByText("Bring a lantern.")).toBeVisible();
    expect(screen.getByText("Bring a shield.").elements()).toHaveLength(0);

    board.failures.set("getArticle", [conflict(40905)]);
    live.change();
    await expect.element(screen.getByText("This post is gone")).toBeVisible();
    expect(screen.getByText("Bring a lantern.").elements()).toHaveLength(0);
    expect(screen.getByText("And a rope.").elements()).toHaveLength(0);
  });
});

describe("an address that does not belong together", () => {
  test.each([
    ["an article at another game", article, "/game/lin/board/free/talk/a-1", { gameCode: "tl" }],
    ["an article on another board", article, ARTICLE, { boardAlias: "guide" }],
    ["an article under another menu", article, ARTICLE, { menu: "other" }],
    ["an article to change of another board", writing, ARTICLE, { boardAlias: "guide" }],
  ] as const)("%s is not found", async (_, element, path, change) => {
    const { screen } = await open(element, path, { articles: [buildArticle({ isMine: true, ...change })] });
    await expect.element(screen.getByRole("heading", { name: "Page not found" })).toBeVisible();
    expect(screen.getByText("Bring a shield.").elements()).toHaveLength(0);
  });

  test.each([
    ["that the game does not have", boards, {}],
    ["to write on that it does not have", writing, {}],
    ["to write on that it does not have, for a guest before signing in for it,", writing, { user: null }],
  ] as const)("a board %s is not found", async (_, element, visit) => {
    const { screen } = await open(element, "/game/tl/board/nowhere", {}, { visit });
    await expect.element(screen.getByRole("heading", { name: "Page not found" })).toBeVisible();
  });
});

test.each([
  ["a game without boards", boards, BOARD, "listBoards", 40901, "This game has no boards yet.", "Go to the game"],
  ["a deleted article", article, ARTICLE, "getArticle", 40905, "This post is gone", "Go to the board"],
  ["a deleted article to change", writing, ARTICLE, "getArticle", 40905, "This post is gone", "Go to the board"],
  [
    "an article that is not open yet",
    article,
    ARTICLE,
    "getArticle",
    NOT_OPEN,
    "The board opens soon",
    "Go to the game",
  ],
  [
    "a board to write on that is not open yet",
    writing,
    BOARD,
    "listBoards",
    NOT_OPEN,
    "The board opens soon",
    "Go to the game",
  ],
] as const)("%s says so, and leads on", async (_, element, path, call, code, words, way) => {
  const { screen } = await open(element, path, { failures: failing(call, conflict(code)) });
  await expect.element(screen.getByText(words)).toBeVisible();
  const href = way === "Go to the game" ? "/game/tl" : BOARD;
  await expect.element(screen.getByRole("link", { name: way })).toHaveAttribute("href", href);
});

describe("an article", () => {
  test("that the reader has reported is only shown on request", async () => {
    const { screen } = await open(article, ARTICLE, { articles: [buildArticle({ hidden: "reported" })] });
    await expect.element(screen.getByText("You’ve reported this.")).toBeVisible();
    expect(screen.getByText("Bring a shield.").elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Show anyway" }).click();
    await expect.element(screen.getByText("Bring a shield.")).toBeVisible();
  });

  test("of one's own that others do not see says why", async () => {
    const { screen } = await open(article, ARTICLE, {
      articles: [buildArticle({ isMine: true, hiddenBy: "reports" })],
    });
    await expect.element(screen.getByText(/several players reported it/)).toBeVisible();
  });
});

describe("the page where one writes", () => {
  test("asks a guest to sign in, and returns here afterwards", async () => {
    const { screen, board } = await open(writing, BOARD, {}, { visit: { user: null } });
    await expect.element(screen.getByText("It is available after login.")).toBeVisible();
    const link = screen.getByRole("link", { name: "Sign in" });
    await expect.element(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(BOARD)));
    expect(board.calls).toEqual(["listBoards"]);
  });

  test("opens without a draft that cannot be loaded only once the player gives it up", async () => {
    const { screen } = await open(writing, BOARD, { failures: failing("getDraft", refusal(500)) });
    const form = screen.getByRole("textbox", { name: "Title" });
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(form.elements()).toEqual([]);
    await screen.getByRole("button", { name: "Write anyway" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Write anyway" }).click();
    await expect.element(form).toBeVisible();
  });

  test("cannot be opened for an article of another player", async () => {
    const { screen } = await open(writing, ARTICLE, { articles: [buildArticle()] });
    await expect.element(screen.getByText("Only its author can change this post.")).toBeVisible();
  });

  test("opens with the article that is changed, its limits counted, once it could be had", async () => {
    const { screen } = await open(writing, ARTICLE, {
      failures: failing("getArticle", NO_ANSWER),
      articles: [buildArticle({ isMine: true })],
    });
    await screen.getByRole("button", { name: /Try again|Refresh/ }).click();
    await expect.element(screen.getByRole("textbox", { name: "Title" })).toHaveValue("The gate");
    await expect.element(screen.getByText("8 / 100")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Save changes" })).toBeVisible();
  });
});
