import { css } from "@linaria/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BODY_GRAPHEMES, TITLE_GRAPHEMES } from "#core/community/constants.ts";
import { failureTextOf } from "#core/failures/failure-text.ts";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import type { WritingStart } from "#ui/data/writing.ts";
import { useBoardPaths } from "#ui/features/boards/components/board-paths.ts";
import { LazyEditor } from "#ui/features/boards/editor/lazy-editor.tsx";
import { isMissing, type Upload, type UploadActions } from "#ui/features/boards/editor/upload-images.ts";
import { articleListsKey, articleQuery, boardsQuery } from "#ui/features/boards/queries/boards.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { isEnter } from "#ui/kit/keyboard/composing-keys.ts";
import { GraphemeCounter } from "#ui/kit/text-area/grapheme-counter.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { ArticleBody } from "#ui/patterns/article-body/article-body.tsx";
import { DraftNotice } from "#ui/patterns/draft-notice/draft-notice.tsx";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { useFailureValues } from "#ui/patterns/write-failure/use-failure-values.ts";
import { WriteFailure } from "#ui/patterns/write-failure/write-failure.tsx";
import { ARTICLE_FAILURES, BOARD_CLOSED } from "./article-failures.ts";
import { BoardChoices } from "./board-choices.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { useFindPlayers, useUpload } from "./editor-calls.ts";
import {
  type ArticleField,
  type ArticleRefusal,
  type ArticleForm as FormState,
  useArticleForm,
} from "./use-article-form.ts";
import { useAskAboutImages } from "./use-ask-about-images.tsx";

interface ArticleFormProps {
  readonly target: EditorTarget;
  readonly userId: string;
  readonly start: WritingStart;
}

const form = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);

    & > [data-part="preview"] {
      display: grid;
      gap: var(--space-4);
      padding-block-end: var(--space-6);
      border-block-end: 1px solid var(--color-line);
    }

    & > [data-part="preview"] > h2 {
      font-size: clamp(var(--type-24), 4vw, var(--type-32));
      font-weight: 800;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
      overflow-wrap: anywhere;
    }

    & > [data-part="choices"] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
      gap: var(--space-4);
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-3);
    }

    & > [data-part="actions"] > [role="status"] {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-block-size: 24px;
      margin-inline-start: auto;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }
  }
`;

const FIELDS: Readonly<Record<ArticleField, string>> = {
  title: "[data-field='title'] input",
  body: "[role='textbox'][contenteditable]",
};

/** Name of the action that is resumed after a sign-in; the page has one article. */
const PUBLISH_ACTION = "article/publish";

/** Writes an article or changes one. What is typed is kept while it is written, and until the server has it. */
export default function ArticleForm({ target, userId, start }: ArticleFormProps) {
  const { t: text } = useTranslation("writing");
  const navigate = useNavigate();
  const toasts = useToasts();
  const confirm = useConfirm();
  const client = useQueryClient();
  const scope = useQueryScope();
  const paths = useBoardPaths(target.gameCode);
  const element = useRef<HTMLFormElement>(null);
  const isEditing = target.articleId !== null;
  /** The article as readers will see it; `null` while it is written. */
  const [preview, setPreview] = useState<string | null>(null);
  /** The field to correct, which can have the focus only after the preview. */
  const wrongField = useRef<ArticleField | null>(null);
  useEffect(() => {
    const field = wrongField.current;
    wrongField.current = null;
    if (preview === null && field !== null) element.current?.querySelector<HTMLElement>(FIELDS[field])?.focus();
  }, [preview]);
  const state = useArticleForm({
    target,
    userId,
    start,
    onSaved: (article) => {
      const { id, gameCode, boardAlias } = article;
      client.setQueryData(articleQuery(scope, { id, gameCode }).queryKey, article);
      void client.invalidateQueries({ queryKey: articleListsKey(scope, gameCode) });
      void client.invalidateQueries({ queryKey: boardsQuery(scope, gameCode).queryKey });
      toasts.show({ id: "article-saved", message: text(isEditing ? "changed" : "posted"), iconName: "check-circle" });
      void navigate({ to: paths.view(boardAlias, id), replace: isEditing });
    },
  });
  const { words, theirs } = state;
  const upload = useUpload(target.gameCode);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const images = useRef<UploadActions | null>(null);
  const askAboutImages = useAskAboutImages();
  const isUploading = uploads.some(({ state: one }) => one === "waiting");
  const findPlayers = useFindPlayers(target);
  const titleError = useLengthError(state.errors.title, state.title);
  const bodyError = useLengthError(state.errors.body, state.body);

  const focusField = (field: ArticleField) => element.current?.querySelector<HTMLElement>(FIELDS[field])?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUploading) return;
    const missing = uploads.filter(isMissing);
    if (missing.length === 0) send();
    else void askAndSend(missing);
  };
  const send = () => {
    const wrong = state.submit();
    if (wrong === null) return;
    if (preview === null) return focusField(wrong);
    wrongField.current = wrong;
    setPreview(null);
  };
  // The draft holds what the player wanted to publish; with images missing, the player decides.
  const goOn = () => {
    if (state.isRestored && state.lostImages.length === 0) send();
  };
  useResumedAction(PUBLISH_ACTION, goOn, { isReady: !state.isPending && theirs === null });
  const askAndSend = async (missing: readonly Upload[]) => {
    const answer = await askAboutImages(missing);
    if (answer === "again") images.current?.retryFailed();
    if (answer !== "without") return;
    images.current?.dismissMissing();
    send();
  };
  const goOnToText = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    // It would send what has only a title.
    event.preventDefault();
    focusField("body");
  };
  const confirmLoss = (title: string) =>
    confirm({
      title,
      description: text("startOverText"),
      confirmLabel: title,
      cancelLabel: text("cancel"),
      isDangerous: true,
    });
  const startOver = async () => {
    if (await confirmLoss(text("startOver"))) state.startOver();
  };
  const settle = async (whose: "mine" | "theirs") => {
    if (whose === "mine" || (await confirmLoss(text("takeTheirs")))) state.settle(whose);
  };
  const wasInConflict = useRef(false);
  useEffect(() => {
    // The panel takes the focus along; while something is sent nothing here can have it.
    if (theirs === null && wasInConflict.current) element.current?.querySelector<HTMLElement>(FIELDS.title)?.focus();
    wasInConflict.current = theirs !== null;
  }, [theirs]);
  if (theirs !== null) {
    return (
      <ConflictPanel
        theirs={theirs}
        mine={{ title: words.title, body: state.readBody() }}
        onSettle={(whose) => void settle(whose)}
      />
    );
  }
  return (
    <form
      ref={element}
      className={form}
      name="article"
      onSubmit={submit}
      noValidate
      aria-label={text(isEditing ? "editTitle" : "writeTitle")}
    >
      {state.isRestored && (
        <DraftNotice
          words={text("draftRestored")}
          discardLabel={text("startOver")}
          onDiscard={() => void startOver()}
        />
      )}

      <BoardChoices target={target} start={start} state={state} />
      {preview !== null && (
        <section data-part="preview" aria-label={text("preview")}>
          <h2 dir="auto">{words.title}</h2>
          <ArticleBody title={words.title} html={preview} />
        </section>
      )}
      <div data-field="title" hidden={preview !== null} inert={state.isPending}>
        <Field
          label={text("titleLabel")}
          error={titleError}
          aside={<GraphemeCounter text={words.title} maximum={TITLE_GRAPHEMES.max} />}
        >
          {(control) => (
            <TextInput
              {...control}
              name="title"
              value={words.title}
              autoComplete="off"
              enterKeyHint="next"
              onChange={(event) => state.change({ title: event.target.value })}
              onKeyDown={goOnToText}
              onBlur={() => {
                if (words.title !== "") state.leave("title");
              }}
            />
          )}
        </Field>
      </div>
      <div hidden={preview !== null} inert={state.isPending}>
        <Field
          label={text("bodyLabel")}
          error={bodyError}
          aside={<GraphemeCounter text={state.bodyText} maximum={BODY_GRAPHEMES.max} />}
        >
          {(control) => (
            <LazyEditor
              key={state.round}
              initialHtml={words.body}
              labelledBy={control["aria-labelledby"]}
              describedBy={control["aria-describedby"]}
              isInvalid={control["aria-invalid"] === true}
              placeholder={text("bodyPlaceholder")}
              onReady={state.openBody}
              onChange={state.changeBody}
              onBlur={() => {
                if (state.bodyText !== "") state.leave("body");
              }}
              upload={upload}
              lostImages={state.lostImages}
              onUploads={(next, actions) => {
                images.current = actions;
                setUploads(next);
                const isThere = (one: Upload) => one.state === "waiting" || isMissing(one);
                state.changeMissingImages(next.filter(isThere).map(({ name }) => name));
              }}
              findPlayers={findPlayers}
            />
          )}
        </Field>
      </div>
      {state.refusal !== null && !state.isPending && <Refusal refusal={state.refusal} />}
      <div data-part="actions">
        <Button
          type="submit"
          size="large"
          busy={state.isPending}
          {...(isUploading ? { disabled: true, reason: text("imagesStill") } : {})}
        >
          {text(isEditing ? "saveChanges" : "publish")}
        </Button>
        <Button variant="secondary" size="large" onClick={() => setPreview(preview === null ? state.readBody() : null)}>
          {text(preview === null ? "preview" : "imagesBack")}
        </Button>
        <ButtonLink
          to={isEditing ? paths.view(words.boardAlias, target.articleId ?? "") : paths.list(words.boardAlias)}
          variant="tertiary"
          size="large"
        >
          {text("cancel")}
        </ButtonLink>
        <p role="status">{state.draft.status !== "none" && <DraftStatus status={state.draft.status} />}</p>
      </div>
    </form>
  );
}

function useLengthError(isShown: boolean, { refusal, count, min, max }: FormState["title"]): string | undefined {
  const { t: text } = useTranslation("writing");
  const { number } = useFormats();
  if (!isShown || refusal === null) return undefined;
  const difference = refusal === "too_long" ? count - max : Math.max(1, min - count);
  return text(refusal === "too_long" ? "tooLong" : "tooShort", { count: difference, number: number(difference) });
}

function Refusal({ refusal }: { readonly refusal: ArticleRefusal }) {
  const { t: text } = useTranslation("writing");
  const { t: boards } = useTranslation("boards");
  const failure = refusal === "tooComplex" ? null : refusal;
  const values = useFailureValues(failure);
  const key = refusal === "tooComplex" ? refusal : failureTextOf(refusal, ARTICLE_FAILURES);
  return (
    <WriteFailure
      failure={failure}
      text={key === BOARD_CLOSED ? boards("soonText") : text(key, values)}
      signInLabel={text("signIn")}
      action={PUBLISH_ACTION}
    />
  );
}
