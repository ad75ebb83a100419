import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ArticleDraft } from "#core/community/article.ts";
import { succeed } from "#core/failures/request-failure.ts";
import type { OutboxEntry } from "#core/outbox/outbox.ts";
import type { ServerDraft } from "#core/ports/community-gateway.ts";
import type { Ports } from "#core/ports/index.ts";
import { comment, commentChange, draft, entryOf, review, reviewChange } from "#tests/core/outbox/entries.ts";
import { buildArticle, buildComment, buildReview } from "#tests/ui/support/builders.ts";
import { createBoard, createBoardPorts } from "#tests/ui/support/fake-board.ts";
import { createFakePorts, createPublisher, refusal } from "#tests/ui/support/fake-ports.ts";
import { goOffline, goOnline, signedIn } from "#tests/ui/support/outbox-scene.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { CommentList } from "#ui/features/boards/components/comment-list.tsx";
import { PlayersReviewPanel } from "#ui/features/reviews/components/players-review-panel.tsx";
import { OfflineBanner } from "#ui/frame/offline-banner/offline-banner.tsx";

afterEach(goOnline);

/** Part of a page, and the banner with what waits. */
const openBeside = (part: ReactNode, ports: Ports) =>
  renderPage(
    <>
      {part}
      <OfflineBanner />
    </>,
    { ports },
  );
const openOwnReview = (ports: Ports) => openBeside(<PlayersReviewPanel gameCode="tl" userId="me" />, ports);

test("a comment written offline is below the form until it is sent, always under one key", async () => {
  await page.viewport(1280, 900);
  const board = createBoard({ failures: new Map([["postComment", [{ kind: "fetch", message: "" }]]]) });
  const ports = signedIn(createBoardPorts(board));
  const { screen } = await openBeside(<CommentList article={buildArticle()} />, ports);
  const box = screen.getByRole("textbox");
  await box.fill("Meet at the north gate.");
  goOffline();
  await screen.getByRole("button", { name: "Post", exact: true }).click();
  await expect.element(box).toHaveValue("");
  await expect.element(screen.getByText("Meet at the north gate.")).toBeVisible();
  await expect.element(screen.getByText("Waiting until you’re online")).toBeVisible();
  goOnline();
  // The first attempt is lost; the network is down and back, and the second one arrives.
  await expect.poll(() => board.calls.filter((call) => call === "postComment")).toHaveLength(1);
  await expect.element(screen.getByText("On its way; it may have arrived already")).toBeVisible();
  goOffline();
  await expect.element(screen.getByText("You’re offline. What you see may be out of date.")).toBeVisible();
  goOnline();
  await expect.poll(() => board.comments.map(({ content }) => content)).toEqual(["Meet at the north gate."]);
  await expect.element(screen.getByText("On its way; it may have arrived already")).not.toBeInTheDocument();
});

test("a comment on a deleted article keeps its text, which can be edited in its form", async () => {
  const board = createBoard({ failures: new Map([["postComment", [refusal(404)]]]) });
  const stored = new Map<string, string>();
  const ports = signedIn(createBoardPorts(board, stored));
  await ports.outbox.change(() => [{ ...entryOf("k1", comment), path: "/elsewhere" }]);
  const { screen } = await renderPage(<OfflineBanner />, { ports });
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText("And a rope.")).toBeVisible();
  await screen.getByRole("button", { name: "Edit" }).click();
  await expect.element(screen.getByText("Elsewhere")).toBeVisible();
  expect([...stored.values()].join()).toContain("And a rope.");
  expect(await ports.outbox.list()).toEqual([]);
});

test("a review written offline is queued at its position; an existing one is a conflict", async () => {
  const publisher = createPublisher();
  const ports = signedIn(createFakePorts(publisher));
  await ports.outbox.change(() => [entryOf("k1", review)]);
  goOffline();
  const { screen } = await openOwnReview(ports);
  await expect.element(screen.getByText("A storm worth waiting for.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Write a review" })).not.toBeInTheDocument();
  publisher.failures.set("postReview", [refusal(409)]);
  goOnline();
  await expect.element(screen.getByText("Not sent: you’ve already reviewed this game.")).toBeVisible();
  expect(publisher.calls.filter(({ name }) => name === "postReview")).toEqual([
    { name: "postReview", input: { draft: review.draft, idempotencyKey: "k1" } },
  ]);
});

/** A player's own comment, whose form is open. */
async function openEditForm(ports: Ports) {
  await page.viewport(1280, 900);
  const { screen, queryClient } = await openBeside(<CommentList article={buildArticle()} />, ports);
  await screen.getByRole("article").getByRole("button", { name: "More" }).click();
  await screen.getByRole("menuitem", { name: "Edit" }).click();
  const form = screen.getByRole("textbox", { name: "Edit your comment" });
  await expect.element(form).toBeVisible();
  return { screen, queryClient, form };
}

test("a change of a comment waits below the form, and is made once the network is back", async () => {
  const board = createBoard({ comments: [buildComment({ id: "c-7", content: "Meet at noon.", isMine: true })] });
  const { screen, form } = await openEditForm(signedIn(createBoardPorts(board)));
  await form.fill("Meet at dusk.");
  goOffline();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText(/^Change to your comment/)).toBeVisible();
  await expect.element(screen.getByText("Meet at noon.")).toBeVisible();
  expect(board.calls).not.toContain("editComment");
  goOnline();
  await expect.poll(() => board.comments.map(({ content }) => content)).toEqual(["Meet at dusk."]);
  expect(board.calls.filter((call) => call === "editComment")).toHaveLength(1);
  await expect.element(screen.getByText(/^Change to your comment/)).not.toBeInTheDocument();
});

test.each([
  ["change", { commentId: "c-7", replyTo: null }, "Edit your comment"],
  ["answer", { commentId: null, replyTo: "c-7" }, "Your reply to Haru"],
])(
  "the words of a comment's %s that waits can be edited, in the form that is opened for them",
  async (_, kind, label) => {
    await page.viewport(1280, 900);
    const author = { id: "haru", nickname: "Haru", avatar: "", isModerator: false };
    const board = createBoard({ comments: [buildComment({ id: "c-7", author, isMine: true })] });
    const article = buildArticle();
    const write = { ...comment, ...kind, article: { id: article.id, gameCode: article.gameCode } };
    const ports = signedIn(createBoardPorts(board));
    await ports.outbox.change(() => [{ ...entryOf("k1", write), path: "/game/tl" }]);
    goOffline();
    const { screen } = await renderPage(<CommentList article={article} />, { ports });
    await screen.getByRole("button", { name: "Edit", exact: true }).click();
    await expect.element(screen.getByRole("textbox", { name: label })).toHaveValue(comment.draft.content);
    expect(await ports.outbox.list()).toEqual([]);
  },
);

describe("a change of a comment that waits", () => {
  const AT = "2026-11-21T09:00:00.000Z";
  const BEFORE = Date.parse(AT) - 1_000;
  const AFTER = Date.parse(AT) + 1_000;

  /** The change waits, and the comment has been changed on a phone since the page has seen it, or not. */
  async function openWaiting(
    basedOn: string | null,
    writtenAtMs: number,
    all: (first: OutboxEntry) => OutboxEntry[] = (first) => [first],
  ) {
    const board = createBoard({
      comments: [buildComment({ id: "c-1", content: "Changed on the phone.", isMine: true, updatedAt: AT })],
    });
    const ports = signedIn(createBoardPorts(board));
    await ports.outbox.change(() => all({ ...entryOf("k1", { ...commentChange, basedOn }), writtenAtMs }));
    const { screen } = await renderPage(<OfflineBanner />, { ports });
    return { board, ports, screen, contents: () => board.comments.map(({ content }) => content) };
  }

  test.each([
    ["before the phone's", "2026-11-20T09:00:00.000Z", BEFORE],
    ["after the phone's, which its page had not seen", "2026-11-20T09:00:00.000Z", AFTER],
    ["before the phone's, from words of which nothing is known", null, BEFORE],
  ])("and was written %s does not replace it, unless the player says so", async (_, basedOn, writtenAtMs) => {
    const { ports, screen, contents } = await openWaiting(basedOn, writtenAtMs);
    await screen.getByRole("button", { name: "Show" }).click();
    await expect.element(screen.getByText(/edited this text on another device/)).toBeVisible();
    await expect.element(screen.getByText(commentChange.draft.content)).toBeVisible();
    expect(contents()).toEqual(["Changed on the phone."]);
    await screen.getByRole("button", { name: "Send again" }).click();
    await expect.poll(contents).toEqual([commentChange.draft.content]);
    await expect.poll(() => ports.outbox.list()).toEqual([]);
  });

  test("and was edited further is not overwritten either, at any time", async () => {
    const { ports, contents } = await openWaiting("2026-11-20T09:00:00.000Z", BEFORE, (first) => [
      { ...first, triedAtMs: BEFORE },
      { ...first, key: "k2", writtenAtMs: AFTER },
    ]);
    await expect
      .poll(async () => (await ports.outbox.list()).map(({ conflict }) => conflict))
      .toEqual(["overtaken", "overtaken"]);
    expect(contents()).toEqual(["Changed on the phone."]);
  });
});

test("an edit of a comment keeps the base version of its form, whatever has changed in the list meanwhile", async () => {
  const [then, since] = ["2026-11-21T09:00:00.000Z", "2026-11-21T09:30:00.000Z"];
  const own = buildComment({ id: "c-1", content: "Meet at noon.", isMine: true, updatedAt: then });
  const board = createBoard({ comments: [own] });
  const ports = signedIn(createBoardPorts(board));
  const { screen, queryClient, form } = await openEditForm(ports);
  board.comments.splice(0, 1, { ...own, content: "Changed on the phone.", updatedAt: since });
  await queryClient.invalidateQueries();
  await form.fill("Meet at dusk.");
  goOffline();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText(/^Change to your comment/)).toBeVisible();
  goOnline();
  await expect.element(screen.getByText(/edited this text on another device/)).toBeVisible();
  expect(board.comments.map(({ content }) => content)).toEqual(["Changed on the phone."]);
});

test("a change of a comment that waits is not made after a later one that has arrived", async () => {
  const board = createBoard({ comments: [buildComment({ id: "c-1", content: "Meet at noon.", isMine: true })] });
  const { id, gameCode } = buildArticle();
  // Nothing of it can be sent yet.
  const ports = signedIn(createBoardPorts(board), "nobody-yet");
  await ports.outbox.change(() => [entryOf("k1", { ...commentChange, article: { id, gameCode } })]);
  const { screen, form } = await openEditForm(ports);
  await expect.element(screen.getByText(/^Change to your comment/)).toBeVisible();
  await form.fill("Meet at dusk.");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => board.comments.map(({ content }) => content)).toEqual(["Meet at dusk."]);
  await expect.poll(() => ports.outbox.list()).toEqual([]);
});

test("a change of a comment whose answer was lost is not made twice, and is no conflict with itself", async () => {
  const updatedAt = new Date(1_000).toISOString();
  const { content } = commentChange.draft;
  const board = createBoard({ comments: [buildComment({ id: "c-1", content, isMine: true, updatedAt })] });
  const ports = signedIn(createBoardPorts(board));
  await ports.outbox.change(() => [{ ...entryOf("k1", commentChange), triedAtMs: 1 }]);
  const { screen } = await renderPage(<OfflineBanner />, { ports });
  await expect.element(screen.getByText("The changes you made offline have been sent.")).toBeVisible();
  expect(board.calls).not.toContain("editComment");
});

describe("a change of a review", () => {
  const written = buildReview({ id: "r-1", isMine: true, updatedAt: new Date(0).toISOString() });

  test("is queued at its position, and is sent once online", async () => {
    const publisher = createPublisher({ own: written });
    const ports = signedIn(createFakePorts(publisher));
    const { screen } = await openOwnReview(ports);
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("textbox", { name: "Review text" }).fill("The storm was worth the wait.");
    goOffline();
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect.element(screen.getByText(/^Change to your review/)).toBeVisible();
    await expect.element(screen.getByText("The storm was worth the wait.")).toBeVisible();
    expect(publisher.calls.map(({ name }) => name)).not.toContain("editReview");
    goOnline();
    await expect.element(screen.getByText(/^Change to your review/)).not.toBeInTheDocument();
    await expect.element(screen.getByText("The storm was worth the wait.")).toBeVisible();
    expect(publisher.calls.filter(({ name }) => name === "editReview")).toHaveLength(1);
  });

  test("does not overwrite a newer edit of another device, unless the player chooses so", async () => {
    const later = { ...written, content: "Changed on the phone.", updatedAt: new Date(1_000).toISOString() };
    const publisher = createPublisher({ own: later });
    const ports = signedIn(createFakePorts(publisher));
    await ports.outbox.change(() => [entryOf("k1", reviewChange)]);
    const { screen } = await openOwnReview(ports);
    await expect.element(screen.getByText(/edited this text on another device/)).toBeVisible();
    await expect.element(screen.getByText(reviewChange.draft.content)).toBeVisible();
    expect(publisher.calls.map(({ name }) => name)).not.toContain("editReview");
    await screen.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => publisher.calls.filter(({ name }) => name === "editReview")).toHaveLength(1);
    await expect.poll(() => ports.outbox.list()).toEqual([]);
  });
});

/** Ports whose server has this draft, and notes what is saved. */
function createDraftPorts(getDraft: () => ServerDraft, save: (words: ArticleDraft) => void): Ports {
  const ports = createBoardPorts(createBoard());
  const community: Ports["community"] = {
    ...ports.community,
    getDraft: async () => succeed(getDraft()),
    saveDraft: async (_, words) => {
      save(words);
      return succeed(getDraft().updatedAt);
    },
  };
  return signedIn({ ...ports, community });
}

test("a draft that was written on after a lost answer is saved as it is now: its own earlier state is no other device's", async () => {
  let onServer = { title: "", body: "", menu: null, updatedAt: new Date(0).toISOString() };
  const ports = createDraftPorts(
    () => onServer,
    ({ title, body }) => {
      // The server's clock is far ahead of when these words were written.
      const updatedAt = new Date(Date.parse(onServer.updatedAt) + 60_000).toISOString();
      onServer = { title, body, menu: null, updatedAt };
    },
  );
  const later = { ...draft, draft: { ...draft.draft, body: "<p>Bring a shield and a rope.</p>" } };
  await ports.outbox.change(() => [{ ...entryOf("k1", draft), triedAtMs: 1 }, entryOf("k2", later)]);
  await renderPage(<OfflineBanner />, { ports });
  await expect.poll(() => ports.outbox.list()).toEqual([]);
  expect(onServer.body).toBe(later.draft.body);
});

test("a draft that another device has continued is lost on neither side: its text stays visible, and is saved if the player chooses so", async () => {
  const onServer = {
    title: "The gate",
    body: '<p>Go on <a href="https://a.example" rel="noopener noreferrer nofollow ugc">elsewhere</a>.</p>',
    menu: null,
    updatedAt: new Date(1_000).toISOString(),
  };
  const saved: unknown[] = [];
  const ports = createDraftPorts(
    () => onServer,
    (words) => void saved.push(words),
  );
  const asSent = { ...onServer, body: '<p>Go on <a href="https://a.example">elsewhere</a>.</p>' };
  const same = { ...draft, place: { ...draft.place, articleId: "a-9" }, draft: asSent };
  const words = { ...draft, draft: { ...draft.draft, body: "<p>Bring a shield &amp; a rope.</p><p>Come early.</p>" } };
  await ports.outbox.change(() => [entryOf("k1", words), entryOf("k2", same)]);
  const { screen } = await renderPage(<OfflineBanner />, { ports });
  await expect.element(screen.getByText("Not sent: 1")).toBeVisible();
  expect(saved).toEqual([]);
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText(/Bring a shield & a rope\.\s+Come early\./)).toBeVisible();
  await expect.element(screen.getByText(/edited this text on another device/)).toBeVisible();
  await screen.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => saved).toEqual([words.draft]);
  await expect.poll(() => ports.outbox.list()).toEqual([]);
});
