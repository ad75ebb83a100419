import { describe, expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import {
  type CallName,
  FAULTS_TIMEOUT_MS,
  type FaultyStore,
  openFaultyStore,
  openGateways,
  prepareStore,
  register,
  signIn,
} from "../support/faulty-store.tsx";
import { EVERY_FAULT, type Fault } from "../support/network-faults.ts";

/** Posts of one player must be ten seconds apart. */
const REVIEWER = "ember-reviewer";
const WRITER = "ember-writer";
const WORDS = "A rope, a lamp and good company.";

interface Row {
  readonly call: CallName;
  readonly player: string;
  /** Where the player's own thing is. */
  readonly path: string;
  /** Buttons that remove it, one after the other; the first one in the part of the page that `inside` selects. */
  readonly remove: readonly RegExp[];
  readonly inside?: string;
  /** Makes it be there again, past the page. */
  readonly bringBack: (gateways: ReturnType<typeof openGateways>) => Promise<unknown>;
}

const GONE = "gets a 404";
const TOO_LATE = /too late/;
const FAILED = /didn’t work|couldn’t be restored/;

const ids: Record<string, string> = {};
const idOf = (name: string): string => ids[name] ?? "";
const fill = (template: string) => template.replace(/\{(.+)\}/, (_, name: string) => idOf(name));

const ROWS: readonly Row[] = [
  {
    call: "reviews.restore",
    player: REVIEWER,
    path: "/game/lin2/review",
    remove: [/^Delete$/],
    bringBack: ({ reviews }) => reviews.restore("lin2", idOf("review")),
  },
  {
    call: "community.restoreComment",
    player: REVIEWER,
    path: "/game/tl/board/guide/view/tl-1",
    inside: "#comment-{comment}",
    remove: [/^More$/, /^Delete$/],
    bringBack: ({ community }) => community.restoreComment({ id: idOf("comment"), gameCode: "tl" }),
  },
  {
    call: "community.restoreArticle",
    player: WRITER,
    path: "/game/tl/board/guide/view/{article}",
    remove: [/^More$/, /^Delete$/],
    bringBack: ({ community }) => community.restoreArticle({ id: idOf("article"), gameCode: "tl" }),
  },
];

prepareStore(async () => {
  await register(REVIEWER, "KR");
  await register(WRITER, "KR");
  await signIn(REVIEWER);
  const { community, reviews } = openGateways();
  const draft = { score: 4, content: WORDS, isSpoiler: false };
  ids.review = expectValue(await reviews.post("lin2", draft, "review-key")).id;
  const comment = { content: WORDS, mentions: [] };
  const article = { id: "tl-1", gameCode: "tl" };
  ids.comment = expectValue(await community.postComment(article, comment, null, "comment-key")).id;
  await signIn(WRITER);
  const words = { title: "What to take along", body: `<p>${WORDS}</p>`, menu: null };
  ids.article = expectValue(
    await community.postArticle({ gameCode: "tl", boardAlias: "guide" }, words, "article-key"),
  ).id;
});

describe.each(ROWS)("$call at $path", { timeout: FAULTS_TIMEOUT_MS }, (row) => {
  const { call, player, path, remove, inside, bringBack } = row;

  /** The page of the thing, which the player has just removed. */
  async function openRemoved(): Promise<FaultyStore> {
    const store = openFaultyStore({ call, user: await signIn(player), send: fetch });
    await store.visit(fill(path));
    await store.settle();
    await store.press(remove, inside && fill(inside));
    await expect.poll(() => undo(store)).toBeDefined();
    return store;
  }
  // News that have been pressed are seen a moment longer, on their way out.
  const undo = (store: FaultyStore) => store.button(/^Undo$/, "[data-position] > :not([data-leaving])");
  const said = (store: FaultyStore) =>
    store
      .messages()
      .filter((one) => !one.matches("[data-leaving]"))
      .map(({ innerText }) => innerText);

  async function failToUndo(store: FaultyStore, fault: Fault, words: RegExp) {
    store.fail(fault);
    undo(store)?.click();
    await expect.poll(() => store.network.sent, { message: fault }).toBe(1);
    await store.settle();
    await expect.poll(() => said(store), { message: fault }).toEqual([expect.stringMatching(words)]);
    expect(store.mainWords().length, fault).toBeGreaterThan(20);
    expect(store.network.sent, fault).toBe(1);
  }

  test("says once that it has failed, and can be pressed until it works", async () => {
    const store = await openRemoved();
    for (const fault of EVERY_FAULT.filter((each) => each !== GONE)) {
      await failToUndo(store, fault, FAILED);
      await expect.poll(() => undo(store), { message: fault }).toBeDefined();
    }
    store.answer();
    undo(store)?.click();
    await expect.poll(() => said(store)).toEqual([expect.stringMatching(/restored\./i)]);
    await store.visit(fill(path));
    await expect.poll(store.mainWords).toContain(WORDS);
    expect(store.bugs).toEqual([]);
  });

  test("of what is gone permanently is reported as too late, and is not offered again", async () => {
    const store = await openRemoved();
    await failToUndo(store, GONE, TOO_LATE);
    expect(undo(store)).toBeUndefined();
    await bringBack(openGateways());
    expect(store.bugs).toEqual([]);
  });
});
