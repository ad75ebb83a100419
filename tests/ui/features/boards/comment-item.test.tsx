import { describe, expect, test } from "vitest";
import type { Comment } from "#core/community/comment.ts";
import type { SharedPage } from "#core/ports/sharing.ts";
import { buildComment } from "#tests/ui/support/builders.ts";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { CommentItem } from "#ui/features/boards/components/comment-item.tsx";

const ARTICLE = { id: "tl-1", gameCode: "tl", myRole: "player" } as const;

async function open(change: Partial<Comment> = {}) {
  const shared: SharedPage[] = [];
  const author = { id: "haru", nickname: "Haru", avatar: "", isModerator: false };
  const comment = buildComment({ articleId: "tl-1", author, content: "Bring a shield.", ...change });
  const { screen } = await renderPage(<CommentItem comment={comment} article={ARTICLE} />, {
    ports: changePorts(createFakePorts(), {
      sharing: {
        share: async (page) => {
          shared.push(page);
          return "shared";
        },
      },
    }),
  });
  await screen.getByRole("button", { name: "More" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  const entries = () =>
    screen
      .getByRole("menuitem")
      .elements()
      .map(({ textContent }) => textContent);
  return { screen, shared, entries };
}

describe("the menu of a comment", () => {
  test("of another player can be shared by its own address, reported, and hidden alone or with everything by its author", async () => {
    const { screen, shared, entries } = await open();
    expect(entries()).toEqual(["Share", "Report", "Hide from me", "Hide all posts by Haru"]);
    await screen.getByRole("menuitem", { name: "Share" }).click();
    expect(shared).toEqual([{ title: "Haru", text: "Bring a shield.", url: expect.stringMatching(/#comment-c1$/) }]);
  });

  test("of one's own has nothing to report or hide", async () => {
    const { entries } = await open({ isMine: true });
    expect(entries()).toEqual(["Edit", "Delete", "Share"]);
  });
});
