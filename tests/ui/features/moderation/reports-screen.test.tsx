import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ReportDecision } from "#core/community/post.ts";
import type { ReportedPost, ReportedPostRef } from "#core/community/reported-post.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { CommunityGateway } from "#core/ports/community-gateway.ts";
import { changePorts, createFakePorts, NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { ReportsScreen } from "#ui/features/moderation/reports-screen.tsx";

const COMMENT: ReportedPost = {
  kind: "comment",
  id: "c-1",
  gameCode: "tl",
  gameTitle: "Throne and Liberty",
  article: { id: "a-1", boardAlias: "free", title: "A gate at dusk" },
  content: "It never opened for me.",
  author: { id: "u-2", nickname: "Marrowgate", avatar: "", isModerator: false },
  createdAt: "2026-11-20T12:00:00.000Z",
  hiddenBy: "reports",
  reportCount: 3,
  reportedAt: "2026-11-21T11:00:00.000Z",
  reasons: [
    { reason: "abuse", count: 2 },
    { reason: "spam", count: 1 },
  ],
  words: ["Rude again."],
};
const REVIEW: ReportedPost = { ...COMMENT, kind: "review", id: "r-1", article: null, hiddenBy: null, reportCount: 1 };

async function openReports(change: Partial<CommunityGateway> = {}, posts: readonly ReportedPost[] = [COMMENT, REVIEW]) {
  await page.viewport(1280, 900);
  const decided: (readonly [ReportedPostRef, ReportDecision])[] = [];
  let open = posts;
  const rendered = await renderPage(<ReportsScreen />, {
    ports: changePorts(createFakePorts(), {
      community: {
        listReports: async () => succeed({ posts: open, hasMore: false, nextCursor: null }),
        resolveReports: async (post, decision) => {
          decided.push([post, decision]);
          const isThis = ({ kind, id }: ReportedPost) => kind === post.kind && id === post.id;
          open = decision === "reopen" ? posts : open.filter((listed) => !isThis(listed));
          return succeed(null);
        },
        ...change,
      },
    }),
  });
  return { ...rendered, decided };
}

test("a moderator sees what was reported, why, by how many, and where it is", async () => {
  const { screen } = await openReports();
  const card = screen.getByRole("article", { name: "A gate at dusk" });
  for (const words of [
    "It never opened for me.",
    "Marrowgate",
    "Comment",
    "Hidden after several reports",
    "3 reports",
    "Abuse or hate (2)",
    "Spam or advertising",
    "Rude again.",
  ]) {
    await expect.element(card.getByText(words, { exact: true })).toBeVisible();
  }
  const link = card.getByRole("link", { name: "View" });
  await expect.element(link).toHaveAttribute("href", "/game/tl/board/free/view/a-1#comment-c-1");
  const review = screen.getByRole("article", { name: "Throne and Liberty" });
  await expect.element(review.getByRole("link", { name: "View" })).toHaveAttribute("href", "/game/tl/review");
});

test("a post of an unknown kind is shown, with words in place of a decision", async () => {
  const { screen } = await openReports({}, [{ ...COMMENT, kind: null, article: null }]);
  const card = screen.getByRole("article", { name: "Throne and Liberty" });
  await expect.element(card.getByText("Other content")).toBeVisible();
  await expect.element(card.getByText("This kind of content can’t be decided on here yet.")).toBeVisible();
  await expect.element(card.getByRole("link", { name: "View" })).toHaveAttribute("href", "/game/tl");
  expect(card.getByRole("button").elements()).toHaveLength(0);
});

test.each([
  ["Keep", "keep", "Kept. Its reports have been closed."],
  ["Remove", "remove", "Removed. Its reports have been closed."],
] as const)("%s takes a post off the list, and the undo brings it back", async (name, decision, words) => {
  const { screen, decided } = await openReports();
  const card = screen.getByRole("article", { name: "A gate at dusk" });
  await card.getByRole("button", { name, exact: true }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  // The pressed button is gone; the keyboard goes on in the list.
  expect(document.activeElement?.querySelector("article")).not.toBeNull();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(card).toBeVisible();
  const post = { kind: "comment", id: "c-1" };
  expect(decided).toEqual([
    [post, decision],
    [post, "reopen"],
  ]);
});

test.each([
  [NO_ANSWER, "That didn’t work. Please try again.", 1],
  [refusal(404), "This can’t be undone anymore.", 0],
])("an undo that fails is offered again, unless it is too late: %#", async (failure, words, offers) => {
  const { screen } = await openReports({
    resolveReports: async (_, decision) => (decision === "reopen" ? fail(failure) : succeed(null)),
  });
  await screen.getByRole("button", { name: "Keep", exact: true }).first().click();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  const undos = screen.getByRole("button", { name: "Undo" }).elements();
  expect(undos.filter((undo) => undo.closest("[data-leaving]") === null)).toHaveLength(offers);
});

test("a list without open reports says so", async () => {
  const { screen } = await openReports({}, []);
  await expect.element(screen.getByText("No open reports")).toBeVisible();
});

test("reports that cannot be read can be asked for again", async () => {
  let isDown = true;
  const { screen } = await openReports({
    listReports: async () =>
      isDown ? fail(NO_ANSWER) : succeed({ posts: [COMMENT], hasMore: false, nextCursor: null }),
  });
  const again = screen.getByRole("button", { name: /Refresh|Try again/ });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(screen.getByRole("article", { name: "A gate at dusk" })).toBeVisible();
});
