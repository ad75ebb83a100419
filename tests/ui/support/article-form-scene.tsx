import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import { succeed } from "#core/failures/request-failure.ts";
import type { CommunityGateway, EditorTarget } from "#core/ports/community-gateway.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import type { WritingStart } from "#ui/data/writing.ts";
import ArticleForm from "#ui/features/boards/screens/write/article-form.tsx";
import { createFakePorts, createPublisher } from "./fake-ports.ts";
import { renderPage } from "./render-page.tsx";

export const NEW_ARTICLE: EditorTarget = { gameCode: "tl", boardAlias: "free", articleId: null };
export const WRITING_START: WritingStart = {
  boards: { boards: [{ alias: "free", title: "Free board", articleCount: 1, menus: [] }], myRole: "player" },
  article: null,
  draft: null,
};

export interface ArticleFormInput {
  readonly target?: EditorTarget;
  readonly start?: WritingStart;
  readonly storage?: KeyValueStorage;
  readonly tabStorage?: KeyValueStorage;
}

/** The form of an article, over a community that saves drafts unless its calls say otherwise. */
export async function openArticleForm(
  community: Partial<CommunityGateway> = {},
  { target = NEW_ARTICLE, start = WRITING_START, ...stores }: ArticleFormInput = {},
) {
  const fake = createFakePorts(createPublisher());
  const drafts = { saveDraft: async () => succeed("2026-11-21T12:00:00Z"), dropDraft: async () => succeed(null) };
  const ports = {
    ...fake,
    ...stores,
    sanitizer: createDompurifyHtmlSanitizer(),
    community: { ...fake.community, suggestMentions: async () => succeed([]), ...drafts, ...community },
  };
  const { screen, router } = await renderPage(<ArticleForm target={target} userId="me" start={start} />, { ports });
  const { storage, tabStorage, outbox } = ports;
  const text = screen.getByRole("textbox", { name: "Text" });
  const post = screen.getByRole("button", { name: "Post", exact: true });
  return {
    screen,
    router,
    storage,
    tabStorage,
    outbox,
    post,
    text,
    title: screen.getByRole("textbox", { name: "Title" }),
  };
}

export async function writeArticle({ title, text }: { readonly title: Locator; readonly text: Locator }) {
  await title.fill("성벽 아래");
  await expect.element(text).toBeVisible();
  await text.click();
  await userEvent.keyboard("방패를 챙기세요");
}
