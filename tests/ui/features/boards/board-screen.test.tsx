import { describe, expect, test } from "vitest";
import type { ArticleEntry } from "#core/community/article.ts";
import { succeed } from "#core/failures/request-failure.ts";
import type { ArticleQuery } from "#core/ports/community-gateway.ts";
import { HOUR_MS, instantIn } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { BoardScreen } from "#ui/features/boards/screens/board/board-screen.tsx";
import { parseBoardSearch } from "#ui/features/boards/screens/board/board-search.ts";
import { BoardSearchForm } from "#ui/features/boards/screens/board/board-search-form.ts";
import { StoreLayout } from "#ui/frame/store-layout.tsx";

const STORM: ArticleEntry = {
  id: "storm",
  gameCode: "tl",
  boardAlias: "guide",
  menu: null,
  title: "Reading the weather table",
  excerpt: "Fog comes first.",
  image: null,
  author: { id: "haru", nickname: "Haru", avatar: "", isModerator: false },
  language: "en",
  createdAt: instantIn(-HOUR_MS),
  isMine: false,
  hiddenBy: null,
  isPinned: false,
  isRecommended: false,
  likeCount: 3,
  commentCount: 2,
};

async function openBoard(path: string, postLanguages?: string) {
  await BoardSearchForm.preload();
  const asked: (string | undefined)[] = [];
  const languages: ArticleQuery["languagesFirst"][] = [];
  const remembered: string[] = [];
  const ports = createFakePorts(createPublisher());
  const rendered = await renderPage(
    ({ search, ...params }) => (
      <StoreLayout layout={path.startsWith("/home") ? "FULLSCREEN" : "BASIC"}>
        <BoardScreen {...params} search={parseBoardSearch(search)} />
      </StoreLayout>
    ),
    {
      path,
      visit: { user: null, languages: ["en", "ko"], postLanguages },
      ports: {
        ...ports,
        preferences: { ...ports.preferences, rememberPostLanguages: (choice) => void remembered.push(choice) },
        community: {
          ...ports.community,
          listBoards: async () =>
            succeed({ boards: [{ alias: "guide", title: "Guides", articleCount: 1, menus: [] }], myRole: "guest" }),
          listArticles: async (_, { search, language, languagesFirst }) => {
            asked.push(search);
            languages.push(languagesFirst);
            return succeed({ articles: language === undefined ? [STORM] : [], hasMore: false, nextCursor: null });
          },
        },
      },
    },
  );
  return { ...rendered, asked, languages, remembered };
}

describe("the boards of a game", () => {
  test("in the store are below its header and lead to its pages", async () => {
    const { screen } = await openBoard("/game/tl/board/guide");
    await expect.element(screen.getByRole("banner")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Reading the weather table" }))
      .toHaveAttribute("href", "/game/tl/board/guide/view/storm");
    await expect.element(screen.getByRole("link", { name: "Overview" })).toHaveAttribute("href", "/game/tl");
  });

  test("in the launcher's home fill the screen, stay in the home and lead back to the lobby", async () => {
    const { screen } = await openBoard("/home/tl/board/guide");
    await expect
      .element(screen.getByRole("link", { name: "Reading the weather table" }))
      .toHaveAttribute("href", "/home/tl/board/guide/view/storm");
    await expect.element(screen.getByRole("link", { name: "Lobby" })).toHaveAttribute("href", "/home/tl/lobby");
    await expect
      .element(screen.getByRole("link", { name: "Write" }))
      .toHaveAttribute("href", "/home/tl/board/guide/write");
    expect(screen.getByRole("banner").elements()).toHaveLength(0);
    expect(screen.getByRole("contentinfo").elements()).toHaveLength(0);
  });

  test("show the reader's languages first, and remember another choice on the device", async () => {
    const { screen, router, languages, remembered } = await openBoard("/game/tl/board/guide");
    await expect.element(screen.getByRole("link", { name: "Reading the weather table" })).toBeVisible();
    expect(languages).toEqual([["en", "ko"]]);
    await screen.getByRole("combobox", { name: "Language" }).selectOptions("All languages");
    await expect.poll(() => router.state.location.search).toEqual({ language: "all" });
    await expect.poll(() => languages.at(-1)).toBeUndefined();
    expect(remembered).toEqual(["all"]);
  });

  test("show all articles where there is none in the remembered language", async () => {
    const { screen } = await openBoard("/game/tl/board/guide", "th-TH");
    await expect.element(screen.getByText(/Nothing here in this language yet/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Reading the weather table" })).toBeVisible();
  });

  test("are searched under an address of its own", async () => {
    const { screen, router, asked } = await openBoard("/game/tl/board/guide");
    await screen.getByRole("searchbox", { name: "Search this board" }).fill("  fog ");
    await screen.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({ q: "fog" });
    await expect.poll(() => asked).toContain("fog");
  });
});
