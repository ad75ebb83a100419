import { expect, test } from "vitest";
import type { Article } from "#core/community/article.ts";
import { buildArticle } from "#tests/ui/support/builders.ts";
import { createBoard, createBoardPorts } from "#tests/ui/support/fake-board.ts";
import { refusal } from "#tests/ui/support/fake-ports.ts";
import { createLoadContext } from "#tests/ui/support/load-context.ts";
import { loadArticle } from "#ui/features/boards/screens/article/article-data.ts";
import { articleHead } from "#ui/features/boards/screens/article/article-head.ts";

const ADDRESS = {
  route: "gameBoardView",
  params: { gameCode: "tl", boardAlias: "free", articleId: "a-1" },
  search: {},
} as const;

async function headOf(change: Partial<Article>, isGone = false) {
  const article = buildArticle({ title: "A cruel word", excerpt: "More cruel words.", ...change });
  const failures = new Map(isGone ? [["getArticle", [refusal(409, null, "40905")]]] : []);
  const context = await createLoadContext(createBoardPorts(createBoard({ articles: [article], failures })));
  await loadArticle(context, ADDRESS);
  return articleHead(context, ADDRESS);
}

test("an article is previewed by its title and first words", async () => {
  expect(await headOf({})).toMatchObject({
    title: expect.stringContaining("A cruel word"),
    description: "More cruel words.",
    noIndex: false,
  });
});

test.each(["reported", "hidden", "blocked", "other"] as const)(
  "the title of an article that its reader has hidden (%s) does not appear",
  async (hidden) => {
    const head = await headOf({ hidden });
    expect(JSON.stringify(head)).not.toMatch(/cruel/);
    expect(head).toMatchObject({ title: "Boards – Throne and Liberty – Purple", noIndex: true });
  },
);

test("a deleted article has neither text nor an entry in search engines", async () => {
  const head = await headOf({}, true);
  expect(JSON.stringify(head)).not.toMatch(/cruel/);
  expect(head).toMatchObject({ title: "This post is gone", noIndex: true });
});
