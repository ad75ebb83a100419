import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Comment } from "#core/community/comment.ts";
import { MAX_MENTIONS } from "#core/community/constants.ts";
import { PENDING_ACTION_KEY } from "#core/session/constants.ts";
import { buildArticle, buildComment, instantIn } from "#tests/ui/support/builders.ts";
import { createBoard, createBoardPorts, type FakeBoard } from "#tests/ui/support/fake-board.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { CommentList } from "#ui/features/boards/components/comment-list.tsx";

const WORDS = "성문에서 만나요";
const GONE = "The comment you were looking for is gone. It has been deleted or hidden.";
const DRAFT = "comment-draft/me/a-1/new";

async function open(
  change: Partial<FakeBoard> = {},
  stored = new Map<string, string>(),
  visit: Partial<Visit> = {},
  path = "/game/tl",
) {
  const board = createBoard(change);
  const article = buildArticle({ commentCount: board.comments.length });
  const ports = createBoardPorts(board, stored);
  const { screen, visit: store } = await renderPage(<CommentList article={article} />, { ports, visit, path });
  return {
    screen,
    visit: store,
    tabStorage: ports.tabStorage,
    board,
    stored,
    box: screen.getByRole("textbox", { name: "Your comment" }),
    post: screen.getByRole("button", { name: "Post", exact: true }),
    comments: screen.getByRole("article"),
  };
}

const kept = (stored: Map<string, string>) => JSON.parse(stored.get(DRAFT) ?? "null");
const lost = (times = 1) => new Map([["postComment", Array.from({ length: times }, () => NO_ANSWER)]]);

const ropes = (count: number, change: (at: number) => Partial<Comment> = () => ({})) =>
  Array.from({ length: count }, (_, at) => buildComment({ id: `c${at}`, content: `Rope ${at}.`, ...change(at) }));

test("a comment that was changed elsewhere meanwhile is shown before it is replaced, also after a reload", async () => {
  const comment = buildComment({ id: "c1", content: "One rope.", isMine: true, updatedAt: instantIn(-2) });
  const { screen, stored } = await open({ comments: [comment] });
  const edit = async (list: typeof screen) => {
    await list.getByRole("button", { name: /^More/ }).click();
    await list.getByRole("menuitem", { name: "Edit" }).click();
  };
  await edit(screen);
  await screen.getByRole("textbox", { name: "Edit your comment" }).fill(WORDS);
  await screen.unmount();
  const later = { ...comment, content: "Of another tab.", updatedAt: instantIn(-1) };
  const { screen: again, board } = await open({ comments: [later] }, stored);
  await edit(again);
  await expect.element(again.getByRole("figure").getByText("Of another tab.")).toBeVisible();
  board.comments = [{ ...later, content: "Of a phone.", updatedAt: instantIn(0) }];
  const save = again.getByRole("button", { name: "Save" });
  await save.click();
  await expect.element(again.getByText(/^Not saved: you’ve edited this text/)).toBeVisible();
  await expect.element(again.getByRole("figure").getByText("Of a phone.")).toBeVisible();
  expect(board.calls).not.toContain("editComment");
  await save.click();
  await expect.element(again.getByText(WORDS)).toBeVisible();
});

describe("comments", () => {
  test("are shown in threads, without the text of deleted and hidden ones", async () => {
    const { screen } = await open({
      comments: [
        buildComment({ id: "c1", replyCount: 1 }),
        buildComment({ id: "c2", threadId: "c1", content: "Two ropes." }),
        buildComment({ id: "c3", isDeleted: true, content: "" }),
        buildComment({ id: "c4", content: "An insult.", hidden: "reported" }),
      ],
    });
    await expect.element(screen.getByText("4 comments")).toBeVisible();
    await expect.element(screen.getByText("Two ropes.")).toBeVisible();
    await expect.element(screen.getByText("This comment has been deleted.")).toBeVisible();
    await expect.element(screen.getByText("You’ve reported this.")).toBeVisible();
    expect(screen.getByText("An insult.").elements()).toHaveLength(0);
  });

  test("have no number if it is not known, and no claim about likes", async () => {
    const ports = createBoardPorts(createBoard({ comments: ropes(2, () => ({ likeCount: null })) }));
    const listComments: typeof ports.community.listComments = async (...asked) => {
      const found = await ports.community.listComments(...asked);
      return found.ok ? { ...found, value: { ...found.value, total: null } } : found;
    };
    const { screen } = await renderPage(<CommentList article={buildArticle({ commentCount: null })} />, {
      ports: { ...ports, community: { ...ports.community, listComments } },
    });
    await expect.element(screen.getByRole("heading", { name: "Comments", exact: true })).toBeVisible();
    await expect.element(screen.getByRole("group", { name: "Sort by" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Like", exact: true }).first()).toBeVisible();
  });

  test("of players without a nickname are answered without a mention", async () => {
    const nameless = (nickname: string | null) => ({ id: "u2", nickname, avatar: "", isModerator: false });
    const { screen } = await open({
      comments: [buildComment({ author: nameless(null) }), buildComment({ id: "c2", author: nameless("") })],
    });
    await expect.element(screen.getByRole("article", { name: "Former player" })).toBeVisible();
    const unknown = screen.getByRole("article", { name: "Unknown player" });
    await expect.element(unknown.getByRole("link", { name: "Unknown player" })).toBeVisible();
    await unknown.getByRole("button", { name: "Reply" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Your reply to Unknown player" })).toHaveValue("");
  });

  test("take no player for a guest while the account cannot be reached", async () => {
    const { screen } = await open({}, new Map(), { user: null, isUserUnknown: true });
    await expect.element(screen.getByRole("button", { name: "Account unavailable" })).toBeVisible();
    expect(screen.getByText("Sign in to join the discussion.").elements()).toEqual([]);
  });

  test("show an empty state; a guest is asked to sign in, and can write at once afterwards", async () => {
    const { screen, visit, tabStorage } = await open({}, new Map(), { user: null });
    await expect.element(screen.getByText("No comments yet.")).toBeVisible();
    expect(screen.getByRole("textbox").elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Sign in" }).click();
    const prompt = screen.getByRole("dialog", { name: "It is available after login." });
    const signIn = prompt.getByRole("link", { name: "Sign in" });
    await expect.element(signIn).toHaveAttribute("href", expect.stringContaining("comments"));
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await signIn.click();
    expect(tabStorage.read(PENDING_ACTION_KEY)).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect.element(prompt).not.toBeInTheDocument();
    visit.change({ user: PLAYER });
    await expect.element(screen.getByRole("textbox")).toHaveFocus();
    expect(tabStorage.read(PENDING_ACTION_KEY)).toBeNull();
  });

  test("start at the one named by the address, at any position, or at the first one on request", async () => {
    const { screen } = await open({ comments: ropes(65) }, new Map(), {}, "/game/tl#comment-c40");
    await expect.element(screen.getByText("Rope 40.")).toBeInViewport();
    expect(screen.getByText("Rope 39.").elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Show all comments" }).click();
    await expect.element(screen.getByText("Rope 0.")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "65 comments" })).toHaveFocus();
    expect(screen.getByText("Showing comments from the shared one onward.").elements()).toHaveLength(0);
  });

  test.each([
    ["was deleted", { isDeleted: true, content: "" }],
    ["was hidden", { hidden: "moderated", content: "" }],
  ] as const)("one that %s and that the address names is said to be gone, wherever it stood", async (_, change) => {
    const many = ropes(65, (at) => (at === 40 ? change : {}));
    const { screen } = await open({ comments: many }, new Map(), {}, "/game/tl#comment-c40");
    const notice = screen.getByRole("status").filter({ hasText: GONE });
    await expect.element(notice).toBeInViewport();
    await expect.element(screen.getByText("Rope 41.")).toBeVisible();
  });

  test("one named by the address but hidden by its reader is scrolled to, behind its cover", async () => {
    const many = ropes(19, (at) => ({ hidden: at === 18 ? "blocked" : null }));
    const { screen } = await open({ comments: many }, new Map(), {}, "/game/tl#comment-c18");
    await expect.element(screen.getByText("You’ve hidden all posts by Sumire.")).toBeInViewport();
    expect(screen.getByText(GONE).elements()).toHaveLength(0);
  });

  test("that are removed, or never existed, leave the list as it is and show a message", async () => {
    const { screen } = await open({ comments: ropes(25) }, new Map(), {}, "/game/tl#comment-unknown");
    await expect.element(screen.getByText("Rope 0.")).toBeVisible();
    await expect.element(screen.getByText("Rope 19.")).toBeVisible();
    await expect.element(screen.getByText(GONE)).toBeInViewport();
    expect(screen.getByRole("button", { name: "Show all comments" }).elements()).toHaveLength(0);
  });
});

describe("a comment that is written", () => {
  test("is posted, and nothing stays of its draft", async () => {
    const { screen, box, post, board, stored } = await open();
    await box.fill(WORDS);
    expect(kept(stored)).toMatchObject({ content: WORDS, mentions: [], attempt: null });
    await post.click();
    await expect.element(screen.getByText(WORDS)).toBeVisible();
    await expect.element(box).toHaveValue("");
    expect(stored.has(DRAFT)).toBe(false);
    expect(board.comments).toHaveLength(1);
  });

  test("in a long thread is visible, in any sort order", async () => {
    const { screen, box, post, comments } = await open({ comments: ropes(45) }, new Map(), {}, "/game/tl#comment-c30");
    await expect.element(screen.getByText("Rope 30.")).toBeVisible();
    await box.fill(WORDS);
    await post.click();
    await expect.poll(() => comments.first().element().textContent).toContain(WORDS);
    const newest = screen.getByRole("button", { name: "Newest first" });
    await expect.element(newest).toHaveAttribute("aria-pressed", "true");
  });

  test("without text, or with too much, is not sent and shows a message", async () => {
    const { screen, box, post, board } = await open();
    await post.click();
    await expect.element(screen.getByText("Write something first.")).toBeVisible();
    await expect.element(box).toHaveFocus();
    await box.fill("가".repeat(1_001));
    await post.click();
    await expect.element(screen.getByText("That’s too long. Your text is kept.")).toBeVisible();
    await expect.element(screen.getByText("1,001 / 1,000")).toBeVisible();
    expect(board.calls).not.toContain("postComment");
  });

  test("goes on behind a name that was chosen in the middle of it", async () => {
    const luna = { id: "u2", nickname: "Luna", avatar: "", isModerator: false };
    const { screen, box } = await open({ players: [luna] });
    await box.fill("Hello how are you");
    await userEvent.keyboard("{Home}{ArrowRight>6}(@l");
    await screen.getByRole("button", { name: "@Luna" }).click();
    await userEvent.keyboard("here)");
    await expect.element(box).toHaveValue("Hello (@Luna here)how are you");
  });

  test("mentions as many players as the publisher accepts", async () => {
    const mentions = Array.from({ length: MAX_MENTIONS + 1 }, (_, at) => ({ id: `u${at}`, nickname: `Player ${at}` }));
    const content = mentions.map(({ nickname }) => `@${nickname}`).join(" ");
    const stored = new Map([[DRAFT, JSON.stringify({ content, mentions, attempt: null })]]);
    const { box, post, board } = await open({}, stored);
    await post.click();
    await expect.element(box).toHaveValue("");
    expect(board.comments[0]?.mentions).toHaveLength(MAX_MENTIONS);
  });
});

describe("a comment whose answer was lost", () => {
  test("is found if the server has it: there is one, and the box is empty", async () => {
    const { screen, box, post, board, stored } = await open({ failures: lost(), arrivesAnyway: true });
    await box.fill(WORDS);
    await post.click();
    await expect.element(box).toHaveValue("");
    await expect.element(screen.getByText(WORDS)).toBeVisible();
    expect(board.comments).toHaveLength(1);
    expect(board.calls.filter((call) => call === "postComment")).toHaveLength(1);
    expect(stored.has(DRAFT)).toBe(false);
  });

  test("is looked up when the page opens again, before it can be sent again", async () => {
    const first = await open({ failures: lost(), arrivesAnyway: true });
    await first.box.fill(WORDS);
    first.board.failures.set("listComments", [NO_ANSWER]);
    await first.post.click();
    await expect.element(first.screen.getByText(/trying again won’t post it twice/)).toBeVisible();
    first.screen.unmount();

    const second = await open({ comments: first.board.comments }, first.stored);
    await expect.element(second.screen.getByText(WORDS)).toBeVisible();
    await expect.element(second.box).toHaveValue("");
    expect(second.stored.has(DRAFT)).toBe(false);
    expect(second.board.calls).not.toContain("postComment");
  });

  test("is sent under the same key after the page has come back", async () => {
    const first = await open({ failures: lost() });
    await first.box.fill(WORDS);
    await first.post.click();
    await expect.element(first.screen.getByText(/trying again won’t post it twice/)).toBeVisible();
    const { key } = kept(first.stored).attempt;
    first.screen.unmount();

    const second = await open({}, first.stored);
    await expect.element(second.box).toHaveValue(WORDS);
    await second.post.click();
    await expect.element(second.box).toHaveValue("");
    expect(second.board.keys).toEqual([key]);
  });

  test("does not overwrite text typed since it was sent", async () => {
    const sending = Promise.withResolvers<void>();
    const { screen, box, post, stored } = await open({ until: new Map([["postComment", sending.promise]]) });
    await box.fill(WORDS);
    await post.click();
    await box.fill("And another thing");
    sending.resolve();
    await expect.element(screen.getByText(WORDS)).toBeVisible();
    await expect.element(box).toHaveValue("And another thing");
    expect(kept(stored)).toMatchObject({ content: "And another thing", attempt: null });
  });
});
