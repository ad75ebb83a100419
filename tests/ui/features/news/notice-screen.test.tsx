import { describe, expect, test } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import type { ArticleSummary } from "#core/ports/community-gateway.ts";
import type { NewsGateway } from "#core/ports/news-gateway.ts";
import { buildArticle, buildNotice } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { NewsListScreen } from "#ui/features/news/screens/news-list-screen.tsx";
import { NoticeScreen } from "#ui/features/news/screens/notice-screen.tsx";

const NOTICE = buildNotice({
  isPinned: true,
  publishedAt: "2026-11-20T12:00:00.000Z",
  period: { from: "2026-11-20T12:00:00.000Z", to: "2026-12-04T12:00:00.000Z" },
});

function portsWith(change: Partial<NewsGateway>) {
  const ports = createFakePorts(createPublisher());
  return { ...ports, news: { ...ports.news, listStaticBoards: async () => succeed([]), ...change } };
}

describe("the news", () => {
  test("say of what kind they are, whether they are on, and in which language if not the reader's", async () => {
    const ports = portsWith({
      listNotices: async () =>
        succeed({
          notices: [{ ...NOTICE, textLocale: "ko-KR", title: "폭풍 축제" }],
          hasMore: false,
          nextCursor: null,
        }),
    });
    const { screen } = await renderPage(<NewsListScreen search={{}} />, { ports });
    const row = screen.getByRole("listitem").filter({ hasText: "폭풍 축제" });
    await expect.element(row.getByText("Happening now")).toBeVisible();
    await expect.element(row.getByText("Pinned")).toBeVisible();
    await expect.element(row.getByText("In Korean only")).toBeVisible();
    await expect.element(row.getByRole("heading")).toHaveAttribute("lang", "ko-KR");
    await expect.element(row.getByRole("link")).toHaveAttribute("href", "/notice/storm");
  });

  const POST: ArticleSummary = {
    ...buildArticle({ id: "tl-1", gameCode: "tl", boardAlias: "guide", title: "Reading the sky" }),
    gameTitle: "Throne and Liberty",
    boardTitle: "Guides",
  };

  test("have the latest posts of all boards, and lead to the boards of their games", async () => {
    const ports = portsWith({});
    const community = { ...ports.community, listLatest: async () => succeed([POST, { ...POST, id: "tl-2" }]) };
    const { screen } = await renderPage(<NewsListScreen search={{ category: "boards" }} />, {
      ports: { ...ports, community },
    });
    await expect.element(screen.getByRole("heading", { level: 1, name: "From the boards" })).toBeVisible();
    const row = screen.getByRole("listitem").filter({ hasText: "Reading the sky" }).first();
    await expect.element(row.getByText("Throne and Liberty")).toBeVisible();
    await expect.element(row.getByRole("link")).toHaveAttribute("href", "/game/tl/board/guide/view/tl-1");
    const boards = screen.getByRole("navigation", { name: "Boards" }).getByRole("link");
    await expect.element(boards).toHaveAttribute("href", "/game/tl/board");
    const kind = screen.getByRole("link", { name: "From the boards" });
    await expect.element(kind).toHaveAttribute("aria-current");
  });

  test("about one game keep to it when a kind is chosen, and lead to the game and to all news", async () => {
    const asked: unknown[] = [];
    const ports = portsWith({
      listNotices: async (query) => {
        asked.push(query.gameCode);
        return succeed({ notices: [NOTICE], hasMore: false, nextCursor: null });
      },
    });
    const { screen } = await renderPage(<NewsListScreen search={{ game: "tl" }} />, { ports });
    await expect.element(screen.getByText("What’s new in this game.")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Event", exact: true }))
      .toHaveAttribute("href", "/notice?category=event&game=tl");
    await expect.element(screen.getByRole("link", { name: "Go to the game" })).toHaveAttribute("href", "/game/tl");
    await expect.element(screen.getByRole("link", { name: "Show all news" })).toHaveAttribute("href", "/notice");
    expect(asked).toEqual(["tl"]);
  });

  test("of a kind that has none lead to all of them", async () => {
    const ports = portsWith({});
    const { screen } = await renderPage(<NewsListScreen search={{ category: "update" }} />, { ports });
    await expect.element(screen.getByText("Nothing here yet")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Show all news" })).toHaveAttribute("href", "/notice");
    await expect.element(screen.getByRole("link", { name: "Update" })).toHaveAttribute("aria-current", "true");
  });
});

test("a notice shows its time and its text, and leads to its game", async () => {
  const ports = portsWith({
    getNotice: async () => succeed({ ...NOTICE, body: "<p>The weather mages have lost a bet.</p>" }),
  });
  const { screen } = await renderPage(<NoticeScreen noticeId="storm" />, { ports });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Storm Festival" })).toBeVisible();
  await expect.element(screen.getByText("The weather mages have lost a bet.")).toBeVisible();
  const moments = screen
    .getByText(/^When:/)
    .element()
    .querySelectorAll("time");
  expect([...moments].map(({ dateTime }) => dateTime)).toEqual([NOTICE.period?.from, NOTICE.period?.to]);
  await expect.element(screen.getByRole("link", { name: "Go to the game" })).toHaveAttribute("href", "/game/tl");
});
