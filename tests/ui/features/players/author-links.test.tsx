import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { buildArticle, buildComment, buildReview } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { ArticleRow } from "#ui/features/boards/components/article-row.tsx";
import { CommentItem } from "#ui/features/boards/components/comment-item.tsx";
import { ReviewCard } from "#ui/features/reviews/components/review-card.tsx";

const HARU = { id: "u-2", nickname: "Haru", avatar: "", isModerator: false };
const ARTICLE = buildArticle({ excerpt: "Fog comes first.", author: HARU });
const ports = () => createFakePorts(createPublisher());

test.each([
  ["a review", <ReviewCard key="review" review={buildReview({ author: HARU })} />],
  [
    "a comment",
    <CommentItem
      key="comment"
      comment={buildComment({ articleId: "tl-1", author: HARU })}
      article={{ id: "tl-1", gameCode: "tl", myRole: "player" }}
    />,
  ],
  ["a post in a list", <ArticleRow key="article" article={ARTICLE} to="/elsewhere" menu={undefined} />],
])("the author of %s leads to their profile", async (_, post) => {
  const { screen } = await renderPage(post, { ports: ports() });
  await expect.element(screen.getByRole("article")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Haru" })).toHaveAttribute("href", "/player/u-2");
});

test("the row of a post leads to the post, but for the name of its author", async () => {
  const row = <ArticleRow article={ARTICLE} to="/elsewhere" menu={undefined} />;
  const { screen, router } = await renderPage(row, { ports: ports() });
  // The link of the title covers the row.
  await screen.getByText("Fog comes first.").click({ force: true });
  await expect.poll(() => router.state.location.pathname).toBe("/elsewhere");
  const other = await renderPage(row, { ports: ports() });
  await userEvent.click(other.screen.getByRole("link", { name: "Haru" }));
  await expect.poll(() => other.router.state.location.pathname).toBe("/player/u-2");
});
