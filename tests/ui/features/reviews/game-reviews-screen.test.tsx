import { describe, expect, test } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import { buildReview } from "#tests/ui/support/builders.ts";
import { changePorts, createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { createLoadContext } from "#tests/ui/support/load-context.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { REVIEWS_KEY } from "#ui/data/post-queries.ts";
import { loadGameReviews } from "#ui/features/reviews/screens/game/game-reviews-data.ts";
import GameReviewsScreen from "#ui/features/reviews/screens/game/game-reviews-screen.tsx";
import { parseGameReviewsSearch } from "#ui/features/reviews/screens/game/game-reviews-search.ts";

const reviews: Parameters<typeof renderPage>[0] = ({ gameCode, search }) => (
  <GameReviewsScreen gameCode={gameCode} search={parseGameReviewsSearch(search)} />
);

const MANY = Array.from({ length: 45 }, (_, index) =>
  buildReview({ id: `r${index}`, content: `Review number ${index}.` }),
);

describe("the page of all reviews", () => {
  test("shows more on demand and writes into the address how far the player has read", async () => {
    const { screen, router } = await renderPage(reviews, {
      ports: createFakePorts(createPublisher({ reviews: MANY })),
      path: "/game/tl/review",
    });
    await expect.element(screen.getByText("Review number 19.")).toBeVisible();
    expect(screen.getByText("Review number 20.").query()).toBeNull();
    await screen.getByRole("button", { name: "Show more reviews" }).click();
    await expect.element(screen.getByText("Review number 20.")).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ pages: 2 });
    await screen.getByRole("button", { name: "Show more reviews" }).click();
    await expect.element(screen.getByText("Review number 44.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Show more reviews" }).query()).toBeNull();
  });

  test("loads the sort order, the ratings and the language of the address", async () => {
    const publisher = createPublisher({ reviews: MANY });
    const { screen } = await renderPage(reviews, {
      ports: createFakePorts(publisher),
      path: "/game/tl/review?sort=newest&stars=5&language=ko",
    });
    await expect
      .poll(() => publisher.calls.find(({ name }) => name === "listReviews")?.input)
      .toMatchObject({ sort: "newest", stars: 5, language: "ko" });
    await expect.element(screen.getByRole("link", { name: "Newest" })).toHaveAttribute("aria-current");
    await expect.element(screen.getByRole("link", { name: "Most helpful" })).not.toHaveAttribute("aria-current");
    await expect
      .element(screen.getByRole("link", { name: "Most helpful" }))
      .toHaveAttribute("href", "/game/tl/review?stars=5&language=ko");
  });

  test("come in the languages of the reader first, until another choice is made, which the device remembers", async () => {
    const publisher = createPublisher({ reviews: MANY });
    const ports = createFakePorts(publisher);
    const remembered: string[] = [];
    const { screen, router } = await renderPage(reviews, {
      ports: changePorts(ports, {
        preferences: { rememberPostLanguages: (choice) => void remembered.push(choice) },
      }),
      visit: { languages: ["en", "ko"] },
      path: "/game/tl/review",
    });
    const asked = () => publisher.calls.filter(({ name }) => name === "listReviews").at(-1)?.input;
    await expect.poll(asked).toMatchObject({ languagesFirst: ["en", "ko"] });
    const languages = screen.getByRole("navigation", { name: "Sorting and filters" });
    await expect.element(languages.getByRole("link", { name: "My languages first" })).toHaveAttribute("aria-current");
    await languages.getByRole("link", { name: "All" }).last().click();
    await expect.poll(() => router.state.location.search).toEqual({ language: "all" });
    await expect.poll(asked).not.toHaveProperty("languagesFirst");
    expect(remembered).toEqual(["all"]);
  });

  test("are never an empty page where there are reviews in other languages", async () => {
    const publisher = createPublisher({ reviews: [] });
    const ports = createFakePorts(publisher);
    const { screen } = await renderPage(reviews, {
      ports: changePorts(ports, {
        reviews: {
          list: async (_, { language }) =>
            succeed({ reviews: language === undefined ? MANY.slice(0, 3) : [], hasMore: false, nextCursor: null }),
        },
      }),
      visit: { postLanguages: "th-TH" },
      path: "/game/tl/review",
    });
    await expect.element(screen.getByText(/No reviews in this language yet/)).toBeVisible();
    await expect.element(screen.getByText("Review number 2.")).toBeVisible();
  });
});

describe("loading the page of all reviews", () => {
  async function openContext(publisher = createPublisher({ reviews: MANY })) {
    return { publisher, context: await createLoadContext(createFakePorts(publisher), { user: null }) };
  }

  test("loads as many pages as the address says, so that going back restores the scroll position", async () => {
    const { publisher, context } = await openContext();
    expect(
      await loadGameReviews(context, { route: "gameReview", params: { gameCode: "tl" }, search: { pages: 2 } }),
    ).toBe("found");
    expect(publisher.calls.filter(({ name }) => name === "listReviews")).toHaveLength(2);
  });

  test("lets a browser that knows the game show the page while the reviews are on their way", async () => {
    const opened = await openContext();
    const context = { ...opened.context, blocksOnData: () => false };
    await loadGameReviews(context, { route: "gameReview", params: { gameCode: "tl" }, search: {} });
    const { reviews } = context.ports;
    const ports = { ...context.ports, reviews: { ...reviews, list: () => Promise.withResolvers<never>().promise } };
    context.queryClient.removeQueries({ queryKey: [REVIEWS_KEY] });
    expect(
      await loadGameReviews({ ...context, ports }, { route: "gameReview", params: { gameCode: "tl" }, search: {} }),
    ).toBe("found");
  });

  test("asks nothing personal for a guest", async () => {
    const { publisher, context } = await openContext();
    await loadGameReviews(context, { route: "gameReview", params: { gameCode: "tl" }, search: {} });
    const names = publisher.calls.map(({ name }) => name);
    expect(names).not.toContain("getOwnReview");
    expect(names).not.toContain("getOwnGameRecord");
    expect(names).not.toContain("getPreInstall");
  });
});
