import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mapResult } from "#adapters/http/map-result.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { succeed } from "#core/failures/request-failure.ts";
import {
  buildAverage,
  buildGame,
  buildGameSummary,
  buildGoods,
  buildMedia,
  buildNotice,
  buildPrice,
  DAY_MS,
  instantIn,
  pageOfGames,
} from "#tests/ui/support/builders.ts";
import { createPublisher } from "#tests/ui/support/fake-ports.ts";
import { openGame } from "#tests/ui/support/game-scene.tsx";

describe("the page of a game that is out", () => {
  test("leads to a store of the player's own device first and names the others", async () => {
    const { screen } = await openGame(createPublisher());
    const own = screen.getByRole("link", { name: "Get it on Steam" }).first();
    await expect.element(own).toHaveAttribute("href", "https://store.example/steam");
    await expect.element(own).toHaveAttribute("rel", "noopener noreferrer");
    await expect.element(screen.getByRole("link", { name: "PURPLE" })).toBeVisible();
  });

  const ON_PURPLE = buildGame({ platforms: [{ store: "purple", url: "https://purple.example/games/tl" }] });

  test("leads to the lobby of the game in the launcher, on any system", async () => {
    const { screen } = await openGame(createPublisher({ game: ON_PURPLE }), { visit: { shell: "launcher" } });
    await expect
      .element(screen.getByRole("link", { name: "Go to the lobby" }).first())
      .toHaveAttribute("href", "/home/tl/lobby");
    await expect
      .element(screen.getByRole("link", { name: "Lobby", exact: true }))
      .toHaveAttribute("href", "/home/tl/lobby");
    expect(screen.container.querySelector("a[href='/download']")).toBeNull();
  });

  test("is rated and sorted beside its name, with ways to its reviews and to the games of a genre or tag", async () => {
    const publisher = createPublisher({ game: buildGame({ tags: ["PvP", "Rare"] }), average: buildAverage() });
    const tags = [{ value: "pvp", label: "PvP", count: 2 }];
    const { screen } = await openGame(publisher, {
      change: ({ catalogue }) => ({
        catalogue: {
          ...catalogue,
          listFacets: async (query) => mapResult(await catalogue.listFacets(query), (facets) => ({ ...facets, tags })),
        },
      }),
    });
    const hero = screen.getByRole("region", { name: "Throne and Liberty" });
    await expect.element(hero.getByRole("link", { name: /40 ratings/ })).toHaveAttribute("href", "/game/tl/review");
    await expect.element(hero.getByText("ESRB Teen")).toBeVisible();
    await expect.element(hero.getByRole("link", { name: "MMORPG" })).toHaveAttribute("href", "/?view=all&genre=mmorpg");
    await expect.element(hero.getByRole("link", { name: "PvP" })).toHaveAttribute("href", "/?view=all&tag=pvp");
    await expect.element(hero.getByText("Rare")).toBeVisible();
  });

  test("leads to the other games of its developer and of its publisher", async () => {
    const { screen } = await openGame(createPublisher({ game: buildGame({ developer: "Spark, Inc." }) }));
    await expect
      .element(screen.getByRole("link", { name: "Spark, Inc." }))
      .toHaveAttribute("href", "/?developer=Spark%2C+Inc.");
    await expect.element(screen.getByRole("link", { name: "NCSOFT" })).toHaveAttribute("href", "/?publisher=NCSOFT");
  });

  test("names games like it, without those of other countries", async () => {
    const elsewhere = { launch: ["JP"], pre: [], chatLaunch: [], chatPre: [] };
    const games = [
      buildGameSummary({ gameCode: "far", title: "Far away", countries: elsewhere }),
      buildGameSummary({ gameCode: "l2m", title: "Lineage 2M" }),
      buildGameSummary(),
    ];
    const listGames = async () => succeed(pageOfGames(...games));
    const { screen } = await openGame(createPublisher(), {
      change: ({ catalogue }) => ({ catalogue: { ...catalogue, listGames } }),
    });
    const similar = screen.getByRole("region", { name: "Similar games" });
    await expect
      .poll(() => {
        window.scrollTo(0, document.body.scrollHeight);
        return similar.query();
      })
      .not.toBeNull();
    await expect.element(similar.getByRole("link", { name: /Lineage 2M/ })).toBeVisible();
    expect(similar.getByRole("listitem").elements()).toHaveLength(1);
  });

  test("offers to choose a store where none is for the player's device", async () => {
    const platforms = [{ store: "app_store", url: "https://store.example/app" }] as const;
    const { screen } = await openGame(createPublisher({ game: buildGame({ platforms }) }));
    await screen.getByRole("button", { name: "Choose a store" }).first().click();
    await expect.element(page.getByRole("dialog", { name: "Choose a store" }).getByText("App Store")).toBeVisible();
    expect(page.getByRole("link", { name: /Get it/ }).elements()).toHaveLength(0);
  });

  test("names its operator in the player's country", async () => {
    const { screen } = await openGame(createPublisher());
    await screen.getByRole("button", { name: "Service information" }).click();
    const dialog = page.getByRole("dialog", { name: "Service information" });
    await expect.element(dialog.getByText("NC Games")).toBeVisible();
    await expect.element(dialog.getByText("ESRB Teen")).toBeVisible();
    await expect.element(dialog.getByText("Violence")).toBeVisible();
  });

  test("compares its editions with prices, floored discounts and the lowest price of 30 days", async () => {
    const deluxe = buildGoods({
      goodsId: "tl-deluxe",
      title: "Deluxe Edition",
      comparison: { "Base game": true, Crystals: "1,200" },
      price: buildPrice({ list: 2999, sale: 2000, lowest30d: 1999, saleEndsAt: instantIn(2 * DAY_MS) }),
    });
    const { screen } = await openGame(createPublisher({ goods: [buildGoods(), deluxe] }));
    const table = screen.getByRole("table").filter({ hasText: "Crystals" });
    await expect
      .element(table.getByRole("columnheader", { name: /Deluxe Edition.*-33%.*€29\.99.*€20\.00/ }))
      .toBeVisible();
    await expect.element(table.getByText("Lowest price in the last 30 days: €19.99")).toBeVisible();
    await expect.element(table.getByRole("cell", { name: "1,200" })).toBeVisible();
    await expect.element(table.getByRole("row", { name: /Crystals.*No.*1,200/ })).toBeVisible();
  });

  const edition = (goodsId: string, list: number, change: Partial<Goods> = {}) =>
    buildGoods({
      goodsId,
      title: `${goodsId} edition`,
      price: buildPrice({ list, sale: list, taxIncluded: false }),
      ...change,
    });

  test("offers the owner of an edition the upgrade in the hero, the menu and the card, not a full price", async () => {
    const upgrade = { fromGoodsId: "Deluxe", amount: 3000 };
    const deluxe = edition("Deluxe", 2999, { owned: true });
    const goods = [deluxe, edition("Ultimate", 5999, { upgrade })];
    const game = buildGame({ lowestPrice: deluxe.price });
    const { screen } = await openGame(createPublisher({ game, goods }));
    // The menu of a phone has no room for it.
    await page.viewport(1280, 900);
    const ways = screen.getByRole("link", { name: "Upgrade · €30.00" });
    await expect.poll(() => ways.elements().length).toBe(3);
    await expect.element(ways.first()).toHaveAttribute("href", "/game/tl#editions");
    const card = screen.getByRole("complementary");
    await expect.element(card.getByText("You already own Deluxe edition")).toBeVisible();
    await expect.element(card.getByText("€30.00", { exact: true })).toBeVisible();
    expect(card.getByText("€29.99").elements()).toEqual([]);
    await expect.element(card.getByRole("link", { name: "Get it on Steam" })).toBeVisible();
  });

  test("is neither sold nor given away where no answer says what it costs", async () => {
    const game = buildGame({ lowestPrice: buildPrice() });
    const { screen } = await openGame(createPublisher({ game, goods: [buildGoods({ availability: null })] }));
    const hero = screen.getByRole("region", { name: "Throne and Liberty" });
    await expect.element(hero.getByText("Can’t be bought right now")).toBeVisible();
    expect(screen.getByRole("link", { name: /Get it|Buy/ }).elements()).toHaveLength(0);
  });

  test("shows the latest news about it and leads to all of them", async () => {
    const notices = [1, 2, 3, 4].map((index) => buildNotice({ id: `news-${index}`, title: `Update ${index}` }));
    const { screen } = await openGame(createPublisher({ notices }));
    const news = screen.getByRole("region", { name: "News" });
    await expect.element(news.getByRole("link", { name: "Update 1" })).toHaveAttribute("href", "/notice/news-1");
    expect(news.getByRole("listitem").elements()).toHaveLength(3);
    await expect.element(news.getByRole("link", { name: "Show all news" })).toHaveAttribute("href", "/notice?game=tl");
  });

  test("lets the player look at its boards without leaving the page", async () => {
    const boards = [{ alias: "guide", title: "Guides" }];
    const listBoards = async () =>
      succeed({ boards: [{ alias: "guide", title: "Guides", articleCount: 0, menus: [] }], myRole: "guest" as const });
    const listArticles = async () => succeed({ articles: [], hasMore: false, nextCursor: null });
    const { screen } = await openGame(createPublisher({ game: buildGame({ boards }) }), {
      change: ({ community }) => ({ community: { ...community, listBoards, listArticles } }),
    });
    const section = screen.getByRole("region", { name: "Boards" });
    await expect.element(section.getByRole("link", { name: "Guides" })).toHaveAttribute("href", "/game/tl/board/guide");
    await section.getByRole("button", { name: "Browse player posts" }).click();
    const dialog = page.getByRole("dialog", { name: "Boards" });
    await expect.element(dialog.getByText("Nobody has posted here yet.")).toBeVisible();
    await expect
      .element(dialog.getByRole("link", { name: "Go to the board" }))
      .toHaveAttribute("href", "/game/tl/board/guide");
  });

  test("has the game's own lettering as its title, in letters of the page if that picture fails", async () => {
    const nameIn = (src: string) => {
      const logotype = buildMedia({ role: "logotype", src, w: 420, h: 120 });
      return openGame(createPublisher({ game: buildGame({ media: [buildMedia(), logotype] }) }));
    };
    const drawn = await nameIn(buildMedia().src);
    const title = drawn.screen.getByRole("heading", { level: 1, name: "Throne and Liberty" });
    await expect.element(title.getByRole("img")).toBeVisible();
    const { width, height } = title.getByRole("img").element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(420 / 120, 1);
    await drawn.screen.unmount();

    const broken = await nameIn("data:image/png;base64,AAAA");
    const words = broken.screen.getByRole("heading", { level: 1, name: "Throne and Liberty" });
    await expect.element(words.getByText("Throne and Liberty")).toBeVisible();
    await expect.element(words.getByRole("img")).not.toBeInTheDocument();
  });

  test("says in which language its words are where they are not translated", async () => {
    const { screen } = await openGame(
      createPublisher({ game: buildGame({ textLocale: "ko-KR", title: "쓰론 앤 리버티" }) }),
    );
    await expect.element(screen.getByText("Not translated yet, shown in Korean")).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "ko-KR");
  });
});
