import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { PlayerProfile, ProfileReview } from "#core/community/player-profile.ts";
import { succeed } from "#core/failures/request-failure.ts";
import type { ArticleSummary, CommunityGateway } from "#core/ports/community-gateway.ts";
import { buildArticle, buildReview } from "#tests/ui/support/builders.ts";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import { PlayerScreen } from "#ui/features/players/player-screen.tsx";

const HARU = { id: "u-2", nickname: "Haru", avatar: "", isModerator: false };
const OF_GAME = { gameCode: "tl", gameTitle: "Throne and Liberty" };
const reviewOf = (number: number): ProfileReview => ({
  ...buildReview({ id: `r-${number}`, content: `Review number ${number}.`, author: HARU }),
  ...OF_GAME,
});
const STORM: ArticleSummary = {
  ...buildArticle({ id: "storm", boardAlias: "guide", title: "Reading the weather table", author: HARU }),
  ...OF_GAME,
  boardTitle: "Guides",
};
const PAGE_END = { hasMore: false, nextCursor: null };

interface Opened {
  readonly player?: Partial<PlayerProfile>;
  readonly change?: Partial<CommunityGateway>;
  readonly user?: typeof PLAYER | null;
}

async function openProfile({ player = {}, change = {}, user = PLAYER }: Opened = {}) {
  await page.viewport(1280, 900);
  const blocked: (readonly [string, boolean])[] = [];
  let profile: PlayerProfile = { ...HARU, reviewCount: 1, articleCount: 1, isBlocked: false, ...player };
  const rendered = await renderPage(<PlayerScreen playerId={profile.id} />, {
    visit: { user },
    ports: changePorts(createFakePorts(), {
      community: {
        getPlayer: async () => succeed(profile),
        listPlayerReviews: async () =>
          succeed({ reviews: profile.reviewCount === 0 ? [] : [reviewOf(1)], ...PAGE_END }),
        listPlayerArticles: async () => succeed({ articles: profile.articleCount === 0 ? [] : [STORM], ...PAGE_END }),
        setBlocked: async (id, isBlocked) => {
          blocked.push([id, isBlocked]);
          profile = { ...profile, isBlocked };
          return succeed(null);
        },
        ...change,
      },
    }),
  });
  return { ...rendered, blocked };
}

test("guests see the player's name, and reviews and posts that lead to their game and to the post", async () => {
  const { screen } = await openProfile({ user: null, player: { reviewCount: 1_234, isModerator: true } });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Haru" })).toBeVisible();
  await expect.element(screen.getByText("Moderator", { exact: true })).toBeVisible();
  const reviews = screen.getByRole("list", { name: "Reviews (1,234)" });
  await expect.element(reviews.getByText("Review number 1.")).toBeVisible();
  const game = reviews.getByRole("link", { name: "Throne and Liberty" });
  await expect.element(game).toHaveAttribute("href", "/game/tl");
  const posts = screen.getByRole("list", { name: "Posts (1)" });
  const post = posts.getByRole("link", { name: "Reading the weather table" });
  await expect.element(post).toHaveAttribute("href", "/game/tl/board/guide/view/storm");
  await expect.element(posts.getByText("Throne and Liberty")).toBeVisible();
  // The name of the page is not repeated in every row.
  expect(screen.getByText("Haru", { exact: true }).elements()).toHaveLength(1);
});

test("a player without reviews and posts has none yet", async () => {
  const { screen } = await openProfile({ player: { reviewCount: 0, articleCount: 0 } });
  await expect.element(screen.getByRole("heading", { name: "Reviews (0)" })).toBeVisible();
  await expect.element(screen.getByText("No reviews yet.")).toBeVisible();
  await expect.element(screen.getByText("No posts yet.")).toBeVisible();
});

test("more reviews are loaded by a button", async () => {
  const asked: (string | undefined)[] = [];
  const { screen } = await openProfile({
    change: {
      listPlayerReviews: async (_, cursor) => {
        asked.push(cursor);
        return cursor === undefined
          ? succeed({ reviews: [reviewOf(1)], hasMore: true, nextCursor: "next" })
          : succeed({ reviews: [reviewOf(2)], ...PAGE_END });
      },
    },
  });
  await screen.getByRole("button", { name: "Show more" }).click();
  await expect.element(screen.getByText("Review number 2.")).toBeVisible();
  expect(asked).toEqual([undefined, "next"]);
});

test("a player is hidden and shown again by one button, which keeps the focus", async () => {
  const { screen, blocked } = await openProfile();
  await screen.getByRole("button", { name: "Hide all posts by Haru" }).click();
  await expect.element(screen.getByText("You’ve hidden all posts by Haru.")).toBeVisible();
  expect(screen.getByText("Review number 1.").elements()).toEqual([]);
  const again = screen.getByRole("button", { name: "Show again" });
  await expect.element(again).toHaveFocus();
  await again.click();
  await expect.element(screen.getByText("Review number 1.")).toBeVisible();
  expect(blocked).toEqual([
    ["u-2", true],
    ["u-2", false],
  ]);
});

test("guests who want to hide a player are asked to sign in", async () => {
  const { screen, blocked } = await openProfile({ user: null });
  await screen.getByRole("button", { name: "Hide all posts by Haru" }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(blocked).toEqual([]);
});

test("players see their own profile as others do, are reminded of it, and can't hide it", async () => {
  const { screen } = await openProfile({ player: { id: PLAYER.userId, nickname: PLAYER.nickname } });
  await expect.element(screen.getByText("This is how other players see you.")).toBeVisible();
  await expect.element(screen.getByText("Review number 1.")).toBeVisible();
  expect(screen.getByRole("button", { name: /Hide all posts/ }).elements()).toEqual([]);
});
