import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Game } from "#core/catalogue/game.ts";
import { succeed } from "#core/failures/request-failure.ts";
import {
  buildGame,
  buildGoods,
  buildMedia,
  buildPrice,
  buildReview,
  DAY_MS,
  HOUR_MS,
  instantIn,
} from "#tests/ui/support/builders.ts";
import {
  createFakePorts,
  createPublisher,
  failNext,
  NO_ANSWER,
  type Publisher,
  refusal,
} from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { GameAbout, GameAside } from "#ui/features/game/screens/game-about.ts";
import { GameBelow } from "#ui/features/game/screens/game-below.ts";
import GameScreen from "#ui/features/game/screens/game-screen.tsx";
import film from "#ui/kit/video-player/sample/sample.webm";

async function openGame(publisher: Publisher, user: null | undefined = undefined) {
  // Loads like the route: lower sections are included in the page, at any distance.
  await Promise.all([GameAbout.preload(), GameAside.preload(), GameBelow.preload()]);
  return renderPage(({ gameCode }) => <GameScreen gameCode={gameCode} />, {
    ports: createFakePorts(publisher),
    ...(user === null ? { visit: { user } } : {}),
  });
}

const openPreInstall: Partial<Game> = {
  lifecycle: "CREATION",
  releaseAt: instantIn(9 * HOUR_MS),
  countdownStartAt: instantIn(-HOUR_MS),
  preInstall: { availableFrom: instantIn(-DAY_MS), sizeBytes: 18.2e9 },
};

describe("the page of a game that is out", () => {
  test("leads to a store of the player's own device first and names the others", async () => {
    const { screen } = await openGame(createPublisher());
    const own = screen.getByRole("link", { name: "Get it on Steam" }).first();
    await expect.element(own).toHaveAttribute("href", "https://store.example/steam");
    await expect.element(own).toHaveAttribute("rel", "noopener noreferrer");
    await expect.element(screen.getByRole("link", { name: "PURPLE" })).toBeVisible();
  });

  const ON_PURPLE = buildGame({ platforms: [{ store: "purple", url: "https://purple.example/games/tl" }] });

  test("leads to the download page by the publisher's own platform", async () => {
    const platforms = [{ store: "steam", url: "https://store.example/steam" }, ...ON_PURPLE.platforms] as const;
    const { screen } = await openGame(createPublisher({ game: buildGame({ platforms }) }));
    await expect.element(screen.getByRole("link", { name: "PURPLE" })).toHaveAttribute("href", "/download");
  });

  test("leads to the lobby of the game in the launcher, on any system", async () => {
    const { screen } = await renderPage(({ gameCode }) => <GameScreen gameCode={gameCode} />, {
      ports: createFakePorts(createPublisher({ game: ON_PURPLE })),
      visit: { shell: "launcher" },
    });
    await expect
      .element(screen.getByRole("link", { name: "Go to the lobby" }).first())
      .toHaveAttribute("href", "/home/tl/lobby");
    await expect
      .element(screen.getByRole("link", { name: "Lobby", exact: true }))
      .toHaveAttribute("href", "/home/tl/lobby");
    expect(screen.container.querySelector("a[href='/download']")).toBeNull();
  });

  test("lets the player choose among its stores, and says why one cannot be used", async () => {
    const { screen } = await openGame(createPublisher());
    await screen.getByRole("button", { name: "Other stores" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose a store" });
    await expect.element(dialog.getByRole("link", { name: /Steam/ })).toBeVisible();
    await expect.element(dialog.getByText("For another device. Open this page there.")).toBeVisible();
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
    await expect.element(table.getByText("Lowest price in 30 days: €19.99")).toBeVisible();
    await expect.element(table.getByRole("cell", { name: "1,200" })).toBeVisible();
    await expect.element(table.getByRole("row", { name: /Crystals.*No.*1,200/ })).toBeVisible();
  });

  test("shows the latest news about it and leads to all of them", async () => {
    const notices = [1, 2, 3, 4].map((place) => ({
      id: `news-${place}`,
      category: "update" as const,
      title: `Update ${place}`,
      summary: "A new season.",
      isPinned: false,
      publishedAt: instantIn(-place * DAY_MS),
      gameCode: "tl",
      period: null,
      textLocale: "en-US",
    }));
    const { screen } = await openGame(createPublisher({ notices }));
    const news = screen.getByRole("region", { name: "News" });
    await expect.element(news.getByRole("link", { name: "Update 1" })).toHaveAttribute("href", "/notice/news-1");
    expect(news.getByRole("listitem").elements()).toHaveLength(3);
    await expect.element(news.getByRole("link", { name: "Show all news" })).toHaveAttribute("href", "/notice?game=tl");
  });

  test("lets the player look at its boards without leaving the page", async () => {
    const boards = [{ alias: "guide", title: "Guides" }];
    await Promise.all([GameAbout.preload(), GameAside.preload(), GameBelow.preload()]);
    const ports = createFakePorts(createPublisher({ game: buildGame({ boards }) }));
    const listBoards = async () =>
      succeed({ boards: [{ alias: "guide", title: "Guides", articleCount: 0, menus: [] }], myRole: "guest" as const });
    const listArticles = async () => succeed({ articles: [], hasMore: false, nextCursor: null });
    const { screen } = await renderPage(({ gameCode }) => <GameScreen gameCode={gameCode} />, {
      ports: { ...ports, community: { ...ports.community, listBoards, listArticles } },
    });
    const section = screen.getByRole("region", { name: "Boards" });
    await expect.element(section.getByRole("link", { name: "Guides" })).toHaveAttribute("href", "/game/tl/board/guide");
    await section.getByRole("button", { name: "See what players write" }).click();
    const dialog = page.getByRole("dialog", { name: "Boards" });
    await expect.element(dialog.getByText("Nobody has written here yet.")).toBeVisible();
    await expect
      .element(dialog.getByRole("link", { name: "Go to the board" }))
      .toHaveAttribute("href", "/game/tl/board/guide");
  });

  test("says in which language its words are where they are not translated", async () => {
    const { screen } = await openGame(
      createPublisher({ game: buildGame({ textLocale: "ko-KR", title: "쓰론 앤 리버티" }) }),
    );
    await expect.element(screen.getByText("Not translated yet, shown in Korean")).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "ko-KR");
  });
});

describe("the gallery of a game", () => {
  const shots = [1, 2, 3].map((shot) =>
    buildMedia({ role: "screenshot", src: `${buildMedia().src}#${shot}`, alt: `Screenshot ${shot}` }),
  );

  test("shows each screenshot with its number and follows the arrow keys", async () => {
    const { screen } = await openGame(createPublisher({ game: buildGame({ media: [buildMedia(), ...shots] }) }));
    const gallery = screen.getByRole("region", { name: "Screenshots and videos" });
    await expect.element(gallery.getByRole("img", { name: "Screenshot 1" })).toBeVisible();
    await expect.element(gallery.getByText("1 / 3")).toBeVisible();
    await gallery.getByRole("button", { name: "Picture 2 of 3" }).click();
    await expect.element(gallery.getByRole("img", { name: "Screenshot 2" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(gallery.getByRole("img", { name: "Screenshot 3" })).toBeVisible();
    await expect.element(gallery.getByText("3 / 3")).toBeVisible();
    await expect.element(gallery.getByRole("button", { name: "Picture 3 of 3" })).toHaveFocus();
  });

  const trailer = buildMedia({
    type: "video",
    role: "trailer",
    src: film,
    poster: buildMedia().src,
  });

  test("plays a trailer without speech instead of its still, muted, until the player stops it", async () => {
    const { screen } = await openGame(createPublisher({ game: buildGame({ media: [trailer, ...shots] }) }));
    const gallery = screen.getByRole("region", { name: "Screenshots and videos" });
    await expect.element(gallery.getByRole("button", { name: "Trailer, 1 of 4" })).toBeVisible();
    await expect.element(gallery.getByRole("img", { name: "A castle in a storm" })).toBeVisible();
    await expect.poll(() => gallery.element().querySelector("video")?.paused).toBe(false);
    expect(gallery.element().querySelector("video")).toMatchObject({ muted: true, loop: true });
    await gallery.getByRole("button", { name: "Stop the moving picture" }).click();
    await expect.poll(() => gallery.element().querySelector("video")?.paused).toBe(true);
  });

  test("plays a trailer with speech on request only", async () => {
    const captions = [{ language: "en", src: "data:text/vtt,WEBVTT" }];
    const spoken = { ...trailer, captions };
    const { screen } = await openGame(createPublisher({ game: buildGame({ media: [spoken, ...shots] }) }));
    const gallery = screen.getByRole("region", { name: "Screenshots and videos" });
    await expect.element(gallery.getByRole("button", { name: "Trailer, 1 of 4" })).toBeVisible();
    expect(gallery.element().querySelector("video")).toBeNull();
    await gallery.getByRole("button", { name: "Play the trailer of Throne and Liberty" }).click();
    await expect.element(gallery.getByRole("group", { name: "A castle in a storm" })).toBeVisible();
    await expect.poll(() => gallery.element().querySelector("video")?.paused).toBe(false);
    expect(gallery.element().querySelector("video")?.controls).toBe(false);
  });

  test("opens in the large, where it left off, and keeps step with it", async () => {
    const { screen } = await openGame(createPublisher({ game: buildGame({ media: [buildMedia(), ...shots] }) }));
    const gallery = screen.getByRole("region", { name: "Screenshots and videos" });
    await gallery.getByRole("button", { name: "Picture 2 of 3" }).click();
    await gallery.getByRole("button", { name: "Enlarge" }).click();
    const viewer = page.getByRole("dialog", { name: "Throne and Liberty" });
    await expect.element(viewer.getByText("Screenshot 2")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(viewer.getByText("Screenshot 3")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(gallery.getByText("3 / 3")).toBeVisible();
    await expect.element(gallery.getByRole("button", { name: "Enlarge" })).toHaveFocus();
  });

  test("is the wide art where there are no screenshots, without thumbs", async () => {
    const { screen } = await openGame(createPublisher({ game: buildGame({ media: [buildMedia()] }) }));
    const gallery = screen.getByRole("region", { name: "Screenshots and videos" });
    await expect.element(gallery.getByRole("img", { name: "A castle in a storm" })).toBeVisible();
    expect(gallery.getByRole("listitem").elements()).toHaveLength(0);
  });
});

describe("the page of a game to come", () => {
  test("lets a guest sign in before the pre-install", async () => {
    const { screen } = await openGame(createPublisher({ game: buildGame(openPreInstall) }), null);
    await screen.getByRole("button", { name: "Pre-install · 18.2 GB" }).first().click();
    await expect.element(page.getByRole("dialog", { name: "It is available after login." })).toBeVisible();
  });

  test("requests the pre-install once and shows it everywhere on the page", async () => {
    const publisher = createPublisher({ game: buildGame(openPreInstall) });
    const { screen } = await openGame(publisher);
    await screen.getByRole("button", { name: "Pre-install · 18.2 GB" }).first().click();
    const told = page.getByRole("dialog", { name: "Throne and Liberty will be ready for you" });
    await expect.element(told.getByText("18.2 GB")).toBeVisible();
    await told.getByRole("button", { name: "OK" }).click();
    await expect.poll(() => screen.getByText("Pre-install requested").elements().length).toBeGreaterThan(2);
    expect(screen.getByRole("button", { name: /Pre-install/ }).elements()).toHaveLength(0);
    expect(publisher.calls.filter(({ name }) => name === "requestPreInstall")).toHaveLength(1);
  });

  test("takes a pre-install that was requested before for what it is: requested", async () => {
    const publisher = createPublisher({ game: buildGame(openPreInstall) });
    failNext(publisher, "requestPreInstall", {
      ...refusal(409),
      code: "NET_ERR_ALREADY_REQUEST_PRE_INSTALL",
    } as ReturnType<typeof refusal>);
    const { screen } = await openGame(publisher);
    await screen.getByRole("button", { name: "Pre-install · 18.2 GB" }).first().click();
    await expect.element(screen.getByText("Pre-install requested").first()).toBeVisible();
  });

  test("shows why a pre-install was refused and keeps the button", async () => {
    const publisher = createPublisher({ game: buildGame(openPreInstall) });
    failNext(publisher, "requestPreInstall", refusal(403));
    const { screen } = await openGame(publisher);
    await screen.getByRole("button", { name: "Pre-install · 18.2 GB" }).first().click();
    await expect.element(screen.getByText(/not open for your account/).first()).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Pre-install · 18.2 GB" }).first()).toBeVisible();
  });

  test("can request the pre-install again after a failure, which is no longer said then", async () => {
    const publisher = createPublisher({ game: buildGame(openPreInstall) });
    failNext(publisher, "requestPreInstall", NO_ANSWER);
    const { screen } = await openGame(publisher);
    const button = screen.getByRole("button", { name: "Pre-install · 18.2 GB" });
    await button.first().click();
    const failure = screen.getByText("That did not work. Please try again.").first();
    await expect.element(failure).toBeVisible();
    await button.first().click();
    await expect.element(screen.getByText("Pre-install requested").first()).toBeVisible();
    expect(failure.elements()).toHaveLength(0);
    expect(publisher.calls.filter(({ name }) => name === "requestPreInstall")).toHaveLength(2);
  });

  test("shows a pre-install that was requested on another device, everywhere on the page and without a click", async () => {
    const publisher = createPublisher({ game: buildGame(openPreInstall), preInstallStatus: 2 });
    const { screen } = await openGame(publisher);
    await expect.poll(() => screen.getByText("Pre-install requested").elements().length).toBeGreaterThan(2);
    expect(screen.getByRole("button", { name: /Pre-install/ }).elements()).toHaveLength(0);
    expect(publisher.calls.filter(({ name }) => name === "requestPreInstall")).toHaveLength(0);
  });

  test("explains a game that is not offered in the player's country", async () => {
    const countries = { launch: ["JP"], pre: [], chatLaunch: [], chatPre: [] };
    const { screen } = await openGame(createPublisher({ game: buildGame({ countries }) }));
    await expect.element(screen.getByText("Not in your country (United States)")).toBeVisible();
    expect(screen.getByRole("link", { name: /Get it/ }).elements()).toHaveLength(0);
  });
});

describe("when something is missing", () => {
  test("a game that cannot be loaded shows a message and loads again", async () => {
    const publisher = createPublisher();
    failNext(publisher, "getGame", NO_ANSWER);
    const { screen } = await openGame(publisher);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  });

  test("goods that cannot be loaded do not affect the rest of the page", async () => {
    const publisher = createPublisher({ reviews: [buildReview()] });
    failNext(publisher, "listGoodsOfGame", NO_ANSWER);
    const { screen } = await openGame(publisher);
    await expect.element(screen.getByText(/The store cannot be reached/)).toBeVisible();
    await expect.element(screen.getByText(/best forty minutes/)).toBeVisible();
  });
});
