import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import type { Instant } from "#core/catalogue/game.ts";
import { checkText, type TextRefusal } from "#core/community/article.policy.ts";
import type { Article, ArticleDraft } from "#core/community/article.ts";
import { type DeviceDraft, isDraftOutdated, isSameArticleText, laterDraft } from "#core/community/draft.ts";
import type { PostAttempt } from "#core/community/post-attempt.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { htmlRefusalOf } from "#core/html/html-bounds.ts";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import { hasInk, trimVisible } from "#core/texts/visible-text.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { createWrite, perform, sendCall } from "#ui/data/write.ts";
import type { WritingStart } from "#ui/data/writing.ts";
import type { EditorContent } from "#ui/features/boards/editor/article-document.ts";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
import { deviceDraft } from "./device-draft.ts";
import { findPostedArticle } from "./find-posted-article.ts";
import { type DraftKeeper, useDraftKeeper } from "./use-draft-keeper.ts";

interface ArticleFormInput {
  readonly target: EditorTarget;
  readonly userId: string;
  readonly start: WritingStart;
  /** The server has the article. */
  readonly onSaved: (article: Article) => void;
}

interface Words {
  readonly title: string;
  readonly boardAlias: string;
  readonly menu: string | null;
  /** HTML that the editor begins with. */
  readonly body: string;
}

export type ArticleField = "title" | "body";

export type ArticleRefusal = RequestFailure | "tooComplex";

export interface ArticleForm {
  readonly words: Words;
  /** File names of pictures in a restored draft that were not uploaded. */
  readonly lostImages: readonly string[];
  /** Another round is another editor. */
  readonly round: number;
  /** Text without markup, deferred. */
  readonly bodyText: string;
  readonly title: ReturnType<typeof checkText>;
  readonly body: ReturnType<typeof checkText>;
  readonly errors: Readonly<Record<ArticleField, boolean>>;
  readonly isRestored: boolean;
  readonly isPending: boolean;
  /** Why the article was not saved; `tooComplex` is found before it is sent. */
  readonly refusal: ArticleRefusal | null;
  /** The version of the article that another editor has saved meanwhile; both versions are shown. */
  readonly theirs: Article | null;
  readonly draft: Pick<DraftKeeper, "status">;
  readonly readBody: () => string;
  readonly change: (change: Partial<Words>) => void;
  /** The editor is there and holds this. */
  readonly openBody: (content: EditorContent) => void;
  readonly changeBody: (content: EditorContent) => void;
  /** File names of pictures in the text that are not uploaded; a draft lists them as missing. */
  readonly changeMissingImages: (names: readonly string[]) => void;
  readonly leave: (field: ArticleField) => void;
  /** Back to what is published, or to nothing. */
  readonly startOver: () => void;
  /** Sends the article; the first wrong field if it cannot be sent as it is. */
  readonly submit: () => ArticleField | null;
  /** Settles a conflict: `mine` publishes what is written here over the other version. */
  readonly settle: (whose: "mine" | "theirs") => void;
}

const NO_IMAGES: readonly string[] = [];

/** Board and menu, which are no draft on the device until something is written. */
const CHOICES_DRAFT = {
  name: "article-choices",
  keptIn: "page",
  schema: v.object({ boardAlias: v.string(), menu: v.nullable(v.string()) }),
} as const;

const NOTHING: EditorContent = { html: () => "", text: () => "", images: 0 };

/** State of the page where an article is written or changed. Nothing that was typed is lost before the server has it. */
export function useArticleForm({ target, userId, start, onSaved }: ArticleFormInput): ArticleForm {
  const { community, storage, tabStorage } = usePorts();
  const scope = useQueryScope();
  const client = useQueryClient();
  /** As it was last known to be published. */
  const [article, setArticle] = useState(start.article);
  const published = {
    title: article?.title ?? "",
    body: article?.body ?? "",
    menu: article?.menu ?? null,
    boardAlias: target.boardAlias ?? start.boards.boards[0]?.alias ?? "",
  };
  const [begun] = useState(() => {
    const stored = deviceDraft({ storage, tabStorage }, { ...target, boardAlias: target.boardAlias ?? "", userId });
    const own = stored.read();
    const draft = laterDraft(own, own !== null && isOneOf(stored.others(), start.draft) ? null : start.draft);
    const isOwn = draft !== null && (!isSameArticleText(draft, published) || draft.missingImages.length > 0);
    return isOwn ? draft : null;
  });
  const [{ lostImages, round }, setEditor] = useState({ lostImages: begun?.missingImages ?? NO_IMAGES, round: 0 });
  const [missingImages, setMissingImages] = useState(lostImages);
  const lastMissing = useRef(lostImages);
  const [content, setContent] = useState<EditorContent | null>(null);
  const [isRestored, setIsRestored] = useState(begun !== null);
  const [refusal, setRefusal] = useState<ArticleRefusal | null>(null);
  const lostAttempt = article === null ? (begun?.attempt ?? null) : null;
  const [isPending, setIsPending] = useState(lostAttempt !== null);
  const isOutdated = begun !== null && article !== null && isDraftOutdated(begun, article.updatedAt);
  const [theirs, setTheirs] = useState<Article | null>(isOutdated ? article : null);
  const base = useRef(article?.updatedAt ?? null);

  const shown = useDeferredValue(content ?? NOTHING);
  const bodyText = shown.text();
  const counted = checkText("body", bodyText);
  const isPicture = counted.refusal === "too_short" && shown.images > 0;
  const body = isPicture ? { ...counted, refusal: null } : counted;
  const form = useForm<Words, TextRefusal>({
    initial: {
      title: begun?.title ?? published.title,
      menu: begun?.menu ?? published.menu,
      boardAlias: boardOf(target, start, begun) ?? published.boardAlias,
      body: begun?.body ?? published.body,
    },
    attempt: lostAttempt,
    draft: useFormDraft(CHOICES_DRAFT, JSON.stringify(target)),
    check: (written) => ({
      title: checkText("title", written.title).refusal,
      // Until the editor has loaded, its initial content counts as valid.
      body: content === null && written.body !== "" ? null : body.refusal,
    }),
  });
  const { values: words, problems } = form;

  const readBody = () => (content === null ? words.body : content.html());
  const keeper = useDraftKeeper(target, userId, () => {
    const body = readBody();
    const isEmpty = !hasInk(words.title) && body === "";
    const isPublished = isSameArticleText({ title: words.title, body }, published);
    if ((isEmpty || isPublished) && missingImages.length === 0) return null;
    return { ...words, body, basedOn: base.current, attempt: form.readAttempt(), missingImages };
  });

  // Changes are stored after the render: `read` returns the text of the last render.
  const changes = useRef(0);
  const { touch } = keeper;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the render that has the change.
  useEffect(() => {
    if (changes.current > 0) touch();
  }, [words, content, missingImages, touch]);

  const change = (part: Partial<Words>) => {
    changes.current += 1;
    form.change(part);
    setRefusal(null);
  };
  /** Another editor begins with other words, of which nothing has been changed. */
  const begin = (next: Words) => {
    void keeper.drop();
    changes.current = 0;
    form.reset(next);
    setContent(null);
    setEditor({ lostImages: NO_IMAGES, round: round + 1 });
    setIsRestored(false);
  };
  const finish = (saved: Article) => {
    // Ignore changes that the editor reports from now on.
    changes.current = 0;
    void keeper.drop();
    onSaved(saved);
  };
  /** Whether the server has taken what was sent although it could not say so. */
  const findPosted = (tried: PostAttempt) =>
    findPostedArticle(community, { gameCode: target.gameCode, ...words }, tried);

  // Before the words can be sent again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the try that was under way when the page went.
  useEffect(() => {
    if (lostAttempt === null) return;
    void findPosted(lostAttempt).then((posted) => {
      setIsPending(false);
      if (posted !== null) finish(posted);
    });
  }, []);

  const post = async (draft: ArticleDraft) => {
    const tried = form.beginAttempt();
    keeper.keepNow();
    const { boardAlias } = words;
    const write = createWrite<Article>(scope, client, {
      storedAttemptKey: () => tried.key,
      send: (_, idempotencyKey) =>
        community.postArticle({ gameCode: target.gameCode, boardAlias }, draft, idempotencyKey),
      readBack: () => async () => (await findPosted(tried)) ?? undefined,
    });
    const posted = await perform(client, write, undefined);
    if (posted.ok) finish(posted.value);
    else setRefusal(posted.failure);
  };
  const edit = async (draft: ArticleDraft, articleId: string, updatedAt: Instant) => {
    keeper.keepNow();
    const edited = await sendCall(client, () =>
      community.editArticle({ id: articleId, gameCode: target.gameCode }, draft, updatedAt),
    );
    if (!edited.ok) setRefusal(edited.failure);
    // After a lost answer, the player's own edit looks like an edit by another player.
    else if (edited.value.kind === "saved" || isSameArticleText(draft, edited.value.article))
      finish(edited.value.article);
    else setTheirs(edited.value.article);
  };
  const send = async () => {
    const draft = { title: trimVisible(words.title), body: readBody(), menu: words.menu };
    setIsPending(true);
    setRefusal(null);
    await (article === null || base.current === null ? post(draft) : edit(draft, article.id, base.current));
    setIsPending(false);
  };

  return {
    words,
    lostImages,
    round,
    bodyText,
    title: checkText("title", words.title),
    body,
    errors: { title: problems.title !== undefined, body: problems.body !== undefined },
    isRestored,
    isPending,
    refusal,
    theirs,
    draft: keeper,
    readBody,
    change,
    openBody: setContent,
    changeBody(next) {
      change({});
      setContent(next);
    },
    changeMissingImages(names) {
      const last = lastMissing.current;
      if (names.length === last.length && names.every((name, at) => name === last[at])) return;
      lastMissing.current = names;
      changes.current += 1;
      setMissingImages(names);
    },
    leave: form.leave,
    startOver() {
      begin(published);
      setRefusal(null);
    },
    submit() {
      if (!form.validate()) return checkText("title", words.title).refusal === null ? "body" : "title";
      if (htmlRefusalOf(readBody()) !== null) {
        setRefusal("tooComplex");
        return "body";
      }
      if (!isPending) void send();
      return null;
    },
    settle(whose) {
      if (theirs === null) return;
      base.current = theirs.updatedAt;
      setArticle(theirs);
      setTheirs(null);
      if (whose === "mine") {
        // Another editor comes, and holds what is being sent: it may have to be sent again.
        form.change({ body: readBody() });
        setEditor({ lostImages: NO_IMAGES, round: round + 1 });
        void send();
        setContent(null);
        return;
      }
      begin({ ...words, title: theirs.title, menu: theirs.menu, body: theirs.body });
    },
  };
}

/** Whether the server's draft is what another tab of this device is writing. */
const isOneOf = (drafts: readonly DeviceDraft[], draft: WritingStart["draft"]): boolean =>
  draft !== null && drafts.some((one) => isSameArticleText(one, draft));

/** The board a draft was for, if it is still there. */
function boardOf({ boardAlias }: EditorTarget, { boards }: WritingStart, draft: DeviceDraft | null): string | null {
  if (boardAlias !== null) return boardAlias;
  return boards.boards.some(({ alias }) => alias === draft?.boardAlias) ? (draft?.boardAlias ?? null) : null;
}
