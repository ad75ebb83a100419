import { describe, expect, test } from "vitest";
import type { Comment } from "#core/community/comment.ts";
import type { SharedPage } from "#core/ports/sharing.ts";
import type { Shell } from "#core/shell/shell.ts";
import { buildComment } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { CommentItem } from "#ui/features/boards/components/comment-item.tsx";

const ARTICLE = { id: "tl-1", gameCode: "tl", myRole: "player" } as const;

async function open(change: Partial<Comment> = {}, shell: Shell = "web", isAppThere = true) {
  const shared: SharedPage[] = [];
  const profiles: string[] = [];
  const ports = createFakePorts(createPublisher());
  const author = { id: "haru", nickname: "Haru", avatar: "", isModerator: false };
  const comment = buildComment({ articleId: "tl-1", author, content: "Bring a shield.", ...change });
  const { screen } = await renderPage(<CommentItem comment={comment} article={ARTICLE} />, {
    ports: {
      ...ports,
      appView: {
        ...ports.appView,
        showProfile: async (userId) => {
          profiles.push(userId);
          return isAppThere;
        },
      },
      sharing: {
        ...ports.sharing,
        share: async (page) => {
          shared.push(page);
          return "shared";
        },
      },
    },
    visit: { shell },
  });
  await screen.getByRole("button", { name: "More" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  const entries = () =>
    screen
      .getByRole("menuitem")
      .elements()
      .map(({ textContent }) => textContent);
  return { screen, shared, profiles, entries };
}

describe("the menu of a comment", () => {
  test("of another player can be shared by its own address, reported, and hidden alone or with everything by its author", async () => {
    const { screen, shared, entries } = await open();
    expect(entries()).toEqual(["Share", "Report", "Hide from me", "Hide all posts by Haru"]);
    await screen.getByRole("menuitem", { name: "Share" }).click();
    expect(shared).toEqual([{ title: "Haru", text: "Bring a shield.", url: expect.stringMatching(/#comment-c1$/) }]);
  });

  test("leads in the mobile app to the chat profile of its author", async () => {
    const { screen, profiles } = await open({}, "app");
    await screen.getByRole("menuitem", { name: "Haru’s chat profile" }).click();
    expect(profiles).toEqual(["haru"]);
  });

  test("shows a message if the mobile app does not show the chat profile", async () => {
    const { screen } = await open({}, "app", false);
    await screen.getByRole("menuitem", { name: "Haru’s chat profile" }).click();
    await expect.element(screen.getByText("That didn’t work. Please try again.")).toBeVisible();
  });

  test("of one's own has nothing to report or hide", async () => {
    const { entries } = await open({ isMine: true });
    expect(entries()).toEqual(["Edit", "Delete", "Share"]);
  });
});
