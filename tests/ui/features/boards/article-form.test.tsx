import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import type { Article, ArticleDraft } from "#core/community/article.ts";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";
import type { CommunityGateway, EditOutcome } from "#core/ports/community-gateway.ts";
import { draft, entryOf } from "#tests/core/outbox/entries.ts";
import {
  type ArticleFormInput,
  NEW_ARTICLE,
  openArticleForm,
  WRITING_START,
  writeArticle,
} from "#tests/ui/support/article-form-scene.tsx";
import { buildArticle, DAY_MS, instantIn } from "#tests/ui/support/builders.ts";
import { NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { paste } from "#tests/ui/support/paste.ts";

const ARTICLE = buildArticle({ author: { id: "me", nickname: "Mina", avatar: "", isModerator: false }, isMine: true });

interface Posted {
  readonly draft: ArticleDraft;
  readonly key: string;
}

/** A community with prepared answers, which records its requests. */
function community(answers: {
  readonly posts?: Result<Article>[];
  readonly edits?: Result<EditOutcome>[];
  readonly saves?: Result<string>;
  /** Articles that the server has stored although its answer was lost. */
  readonly taken?: Article;
  /** Lists fail. */
  readonly isUnreadable?: boolean;
}) {
  const posted: Posted[] = [];
  const edited: { readonly draft: ArticleDraft; readonly updatedAt: string }[] = [];
  const saved: ArticleDraft[] = [];
  let drops = 0;
  const gateway: Partial<CommunityGateway> = {
    postArticle: async (_, draft, key) => {
      posted.push({ draft, key });
      return answers.posts?.shift() ?? succeed(ARTICLE);
    },
    editArticle: async (_, draft, updatedAt) => {
      edited.push({ draft, updatedAt });
      return answers.edits?.shift() ?? succeed({ kind: "saved", article: ARTICLE });
    },
    saveDraft: async (_, draft) => {
      saved.push(draft);
      return answers.saves ?? succeed("2026-11-21T12:00:00Z");
    },
    dropDraft: async () => {
      drops += 1;
      return succeed(null);
    },
    listArticles: async () =>
      answers.isUnreadable === true
        ? fail(NO_ANSWER)
        : succeed({ articles: answers.taken === undefined ? [] : [answers.taken], hasMore: false, nextCursor: null }),
    getArticle: async () => succeed(answers.taken ?? ARTICLE),
  };
  return { gateway, posted, edited, saved, drops: () => drops };
}

async function open(answers: Parameters<typeof community>[0] = {}, input: ArticleFormInput = {}) {
  const sent = community(answers);
  return { ...(await openArticleForm(sent.gateway, input)), ...sent };
}

/** The form after an article was posted whose answer is lost, and which cannot be found. */
async function openAfterLostAnswer(answers: Parameters<typeof community>[0] = {}) {
  const form = await open({ posts: [fail(NO_ANSWER)], ...answers });
  await writeArticle(form);
  await form.post.click();
  await expect.element(form.screen.getByText(/trying again won’t post it twice/)).toBeVisible();
  return form;
}

/** Adds words at the end of the text, and returns the draft that is saved then, as the server stores it. */
async function addToText({ text, saved }: Awaited<ReturnType<typeof open>>, words: string) {
  await expect.element(text).toBeVisible();
  await text.click();
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`);
  await expect.poll(() => saved.at(-1)?.body).toMatch(new RegExp(`${words.slice(-1)}</p>$`));
  const draft = saved.at(-1) ?? { title: "", body: "", menu: null };
  const sanitizer = createDompurifyHtmlSanitizer();
  await sanitizer.load();
  return { ...draft, body: String(sanitizer.sanitize(draft.body, "article")?.html), updatedAt: instantIn(DAY_MS) };
}

/** Where the article is read that was written. */
async function untilAtArticle(router: Awaited<ReturnType<typeof open>>["router"]) {
  await expect.poll(() => router.state.location.pathname).toBe("/game/tl/board/free/view/a-1");
}

describe("an article that is written", () => {
  test("replaces its older queued version", async () => {
    const form = await open();
    await form.outbox.change(() => [entryOf("k1", draft)]);
    await writeArticle(form);
    await expect.poll(() => form.saved.length).toBeGreaterThan(0);
    await expect.poll(() => form.outbox.list()).toEqual([]);
  });

  test("is posted, and nothing stays of its draft", async () => {
    const page = await open();
    await writeArticle(page);
    await expect.element(page.screen.getByText("Draft saved", { exact: true })).toBeVisible();
    expect(page.saved.at(-1)).toEqual({ title: "성벽 아래", body: '<p dir="auto">방패를 챙기세요</p>', menu: null });
    await page.post.click();
    await untilAtArticle(page.router);
    expect(page.posted.map(({ draft }) => draft.body)).toEqual(['<p dir="auto">방패를 챙기세요</p>']);
    expect(page.drops()).toBe(1);
    expect(page.storage.read("draft/tl/free//me")).toBeNull();
  });

  test("is previewed as readers will see it, and writing goes on where it was", async () => {
    const page = await open();
    await writeArticle(page);
    await page.screen.getByRole("button", { name: "Preview" }).click();
    const preview = page.screen.getByRole("region", { name: "Preview" });
    await expect.element(preview.getByRole("heading", { name: "성벽 아래" })).toBeVisible();
    await expect.element(preview.getByText("방패를 챙기세요")).toBeVisible();
    await expect.element(page.text).not.toBeInTheDocument();
    await page.screen.getByRole("button", { name: "Back to the text" }).click();
    await expect.element(page.text).toBeVisible();
    await expect.element(page.text).toHaveTextContent("방패를 챙기세요");
    await page.title.fill("A");
    await page.screen.getByRole("button", { name: "Preview" }).click();
    await page.post.click();
    await expect.element(page.title).toHaveFocus();
  });

  test("that is too short is not sent: the first wrong field has the focus and says why", async () => {
    const page = await open();
    await page.title.fill("A");
    await page.post.click();
    await expect.element(page.title).toHaveFocus();
    await expect.element(page.screen.getByText("Enter 1 more character.")).toBeVisible();
    await page.title.fill("A gate");
    await page.post.click();
    await expect.element(page.text).toHaveFocus();
    await page.title.click();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.text).toHaveFocus();
    expect(page.posted).toEqual([]);
  });

  test.for([
    ["by its writer's own page, and is not sent", null],
    ["by the server", refusal(400, { reason: "too_complex" })],
    ["by the server, which has not even read it", refusal(413)],
  ] as const)("with more formatting than can be shown is refused %s; its text stays", async ([, failure]) => {
    const page = await open({ posts: failure === null ? [] : [fail(failure)] });
    await writeArticle(page);
    if (failure === null) {
      const html = "<p><b>a</b></p>".repeat(4_000);
      for (let pasted = 0; pasted < 2; pasted += 1) paste(page.text.element(), { html });
    }
    await page.post.click();
    await expect.element(page.screen.getByText(/too much formatting to be published.*Your text is kept/)).toBeVisible();
    expect(page.posted).toHaveLength(failure === null ? 0 : 1);
    expect(page.text.element().textContent).toMatch(/챙기세요/);
    await expect.element(page.title).toHaveValue("성벽 아래");
  });

  test("is restored after the page was closed during typing, with its attempt", async () => {
    const first = await openAfterLostAnswer();
    first.screen.unmount();

    const second = await open({}, { storage: first.storage });
    await expect.element(second.title).toHaveValue("성벽 아래");
    await expect.element(second.text).toHaveTextContent("방패를 챙기세요");
    await expect.element(second.screen.getByText("Draft restored")).toBeVisible();
    await second.post.click();
    await untilAtArticle(second.router);
    expect(second.posted[0]?.key).toBe(first.posted[0]?.key);
  });

  test("whose answer is lost is not sent again if the server has it, also with one blank for two in its title", async () => {
    const taken = { ...ARTICLE, title: "성벽 아래", createdAt: instantIn(0) };
    const page = await open({ posts: [fail(NO_ANSWER)], taken });
    await writeArticle(page);
    await page.title.fill("성벽  아래");
    await page.post.click();
    await untilAtArticle(page.router);
    expect(page.posted).toHaveLength(1);
    expect(page.storage.read("draft/tl/free//me")).toBeNull();
  });

  test("is looked up when the page opens again, before it can be sent again", async () => {
    const first = await openAfterLostAnswer({ isUnreadable: true });
    first.screen.unmount();

    const taken = { ...ARTICLE, title: "성벽 아래", createdAt: instantIn(0) };
    const second = await open({ taken }, { storage: first.storage });
    await untilAtArticle(second.router);
    expect(second.posted).toEqual([]);
    expect(second.storage.read("draft/tl/free//me")).toBeNull();
  });

  test("is not taken for an older one with the same title", async () => {
    const { posted } = await openAfterLostAnswer({ taken: { ...ARTICLE, title: "성벽 아래" } });
    expect(posted).toHaveLength(1);
  });

  test("stays as its tab has it, whatever another tab writes and the server has of that", async () => {
    const one = await open();
    await addToText(one, "see https://a.example a  b");
    one.screen.unmount();
    const two = await open({}, { storage: one.storage });
    await expect.element(two.text).toMatchTextContent(/a\.example/);
    const draft = await addToText(two, " or https://b.example c  d");
    two.screen.unmount();
    expect(draft.body).toMatch(/ rel=.* rel=.*c &nbsp;d/);

    const start = { ...WRITING_START, draft };
    const again = await open({}, { storage: one.storage, tabStorage: one.tabStorage, start });
    await expect.element(again.text).toMatchTextContent(/a\.example/);
    await expect.element(again.text).not.toMatchTextContent(/b\.example/);
  });

  test("is on the device the moment the page is left", async () => {
    const page = await open();
    await page.title.fill("성벽 아래");
    window.dispatchEvent(new Event("pagehide"));
    expect(page.storage.read("draft/tl/free//me")).toContain("성벽 아래");
  });

  test("can be started over", async () => {
    const page = await open(
      {},
      {
        start: {
          ...WRITING_START,
          draft: { title: "Old", body: "<p>words</p>", menu: null, updatedAt: "2026-11-20T10:00:00Z" },
        },
      },
    );
    await expect.element(page.title).toHaveValue("Old");
    await page.screen.getByRole("button", { name: "Start over" }).click();
    await page.screen.getByRole("dialog").getByRole("button", { name: "Start over" }).click();
    await expect.element(page.title).toHaveValue("");
    await expect.element(page.text).toHaveTextContent("");
    expect(page.drops()).toBe(1);
  });
});

describe("an article that is changed", () => {
  const editing = { target: { ...NEW_ARTICLE, articleId: "a-1" }, start: { ...WRITING_START, article: ARTICLE } };
  const other: Article = { ...ARTICLE, title: "The river", body: "<p>Swim.</p>", updatedAt: "2026-11-21T10:00:00Z" };

  test("that another player has changed meanwhile shows both versions, and the own one can stay", async () => {
    const page = await open({ edits: [succeed({ kind: "changed", article: other })] }, editing);
    await page.title.fill("The north gate");
    await page.screen.getByRole("button", { name: "Save changes" }).click();
    await expect.element(page.screen.getByText("Swim.")).toBeVisible();
    await expect.element(page.screen.getByText("Bring a shield.")).toBeVisible();
    await page.screen.getByRole("button", { name: "Publish my version" }).click();
    await untilAtArticle(page.router);
    expect(page.edited.map(({ updatedAt }) => updatedAt)).toEqual([ARTICLE.updatedAt, other.updatedAt]);
    expect(page.edited[1]?.draft.title).toBe("The north gate");
  });

  test("keeps the text if overwriting the other version gets no answer, and if it has changed again", async () => {
    const again: Article = { ...other, body: "<p>Row.</p>", updatedAt: "2026-11-21T11:00:00Z" };
    const page = await open(
      {
        edits: [
          succeed({ kind: "changed", article: other }),
          fail(NO_ANSWER),
          succeed({ kind: "changed", article: again }),
        ],
      },
      editing,
    );
    await expect.element(page.text).toBeVisible();
    await page.text.click();
    await userEvent.keyboard("{Control>}{End}{/Control} 등불도.");
    const save = page.screen.getByRole("button", { name: "Save changes" });
    const publish = page.screen.getByRole("button", { name: "Publish my version" });
    await save.click();
    await publish.click();
    await expect.element(page.screen.getByRole("alert")).toBeVisible();
    await expect.element(page.text).toHaveTextContent("Bring a shield. 등불도.");
    await save.click();
    await expect.element(page.screen.getByText("Row.")).toBeVisible();
    await expect.element(page.screen.getByText("Bring a shield. 등불도.")).toBeVisible();
    await publish.click();
    await untilAtArticle(page.router);
    expect(page.edited.at(-1)?.draft.body).toContain("Bring a shield. 등불도.");
    expect(page.storage.read("draft/tl/free/a-1/me")).toBeNull();
  });

  test("that the server has although its answer was lost is no change by another player", async () => {
    const edits: Result<EditOutcome>[] = [];
    const page = await open({ edits }, editing);
    const stored = await addToText(page, " See https://a.example a  b");
    edits.push(succeed({ kind: "changed", article: { ...ARTICLE, ...stored } }));
    await page.screen.getByRole("button", { name: "Save changes" }).click();
    await untilAtArticle(page.router);
  });

  test("can go on with the other version, once its writer is sure to lose their own", async () => {
    const page = await open({ edits: [succeed({ kind: "changed", article: other })] }, editing);
    await page.title.fill("The north gate");
    await page.screen.getByRole("button", { name: "Save changes" }).click();
    const take = page.screen.getByRole("button", { name: "Continue with the published version" });
    const asked = page.screen.getByRole("dialog");
    await take.click();
    await expect.element(asked.getByText("this can’t be undone", { exact: false })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => asked.query()).toBeNull();
    await expect.element(page.screen.getByText("The north gate")).toBeVisible();
    await take.click();
    await asked.getByRole("button", { name: "Continue with the published version" }).click();
    await expect.element(page.title).toHaveValue("The river");
    await expect.element(page.title).toHaveFocus();
    await expect.element(page.text).toHaveTextContent("Swim.");
  });
});

describe("a player who turns out to be signed out when the article is sent", () => {
  async function sendSignedOut(input: ArticleFormInput = {}) {
    const first = await open(
      { posts: [fail(refusal(401))], edits: [fail(refusal(401))], saves: fail(refusal(401)) },
      input,
    );
    await writeArticle(first);
    await first.screen.getByRole("button", { name: /^(Post|Save changes)$/ }).click();
    const signIn = first.screen.getByRole("alert").getByRole("link", { name: "Sign in" });
    await expect.element(signIn).toBeVisible();
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await signIn.click();
    await first.screen.unmount();
    return { storage: first.storage, tabStorage: first.tabStorage };
  }

  test("signs in, and the article is posted without another press, once", async () => {
    const kept = await sendSignedOut();
    const second = await open({}, kept);
    await untilAtArticle(second.router);
    expect(second.posted.map(({ draft: { title } }) => title)).toEqual(["성벽 아래"]);
    await second.screen.unmount();
    const third = await open({}, kept);
    await expect.element(third.post).toBeEnabled();
    expect(third.posted).toEqual([]);
  });

  test("posts nothing by itself where the draft is not there", async () => {
    const { tabStorage } = await sendSignedOut();
    const second = await open({}, { tabStorage });
    await expect.element(second.post).toBeEnabled();
    expect(second.posted).toEqual([]);
  });
});
