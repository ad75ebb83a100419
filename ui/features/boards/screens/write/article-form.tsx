import { css } from "@linaria/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BODY_GRAPHEMES, TITLE_GRAPHEMES } from "#core/community/constants.ts";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { sendCall } from "#ui/data/write.ts";
import type { WritingStart } from "#ui/data/writing.ts";
import { useBoardPaths } from "#ui/features/boards/components/board-paths.ts";
import { LateEditor } from "#ui/features/boards/editor/lazy-editor.tsx";
import {
  isMissing,
  type Upload,
  type UploadActions,
  type UploadImage,
} from "#ui/features/boards/editor/upload-images.ts";
import { articleListsKey, articleQuery } from "#ui/features/boards/queries/boards.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { isEnter } from "#ui/kit/keyboard/composing-keys.ts";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import { GraphemeCounter } from "#ui/kit/text-area/grapheme-counter.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { InlineSignInOffer } from "#ui/patterns/sign-in/inline-sign-in-offer.tsx";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { type ArticleRefusal, reasonOf } from "./article-refusal.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { type ArticleField, type ArticleForm as FormState, useArticleForm } from "./use-article-form.ts";
import { useAskAboutImages } from "./use-ask-about-images.tsx";

interface ArticleFormProps {
  readonly place: EditorTarget;
  readonly userId: string;
  readonly start: WritingStart;
}

const form = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);

    & > [data-part="notice"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2);
      padding: var(--space-3) var(--space-4);
      border-radius: var(--radius-control);
      background: var(--color-raised);
      font-size: var(--type-14);
    }

    & > [data-part="notice"] > button {
      min-block-size: 28px;
      margin-inline-start: auto;
      color: var(--color-primary-text);
      font-weight: 600;
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

/** Name of the action that goes on after a sign-in; the page has one article. */
const PUBLISH_ACTION = "article/publish";

/** Writes an article or changes one. What is typed is kept while it is written, and until the server has it. */
export default function ArticleForm({ place, userId, start }: ArticleFormProps) {
  const { t: text } = useTranslation("writing");
  const navigate = useNavigate();
  const toasts = useToasts();
  const confirm = useConfirm();
  const client = useQueryClient();
  const scope = useQueryScope();
  const paths = useBoardPaths(place.gameCode);
  const element = useRef<HTMLFormElement>(null);
  const isEditing = place.articleId !== null;
  const state = useArticleForm({
    place,
    userId,
    start,
    onSaved: (article) => {
      const { id, gameCode, boardAlias } = article;
      client.setQueryData(articleQuery(scope, { id, gameCode }).queryKey, article);
      void client.invalidateQueries({ queryKey: articleListsKey(scope, gameCode) });
      toasts.show({ id: "article-saved", message: text(isEditing ? "changed" : "posted"), iconName: "check-circle" });
      void navigate({ to: paths.view(boardAlias, id), replace: isEditing });
    },
  });
  const { words, theirs } = state;
  const upload = useUpload(place.gameCode);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const images = useRef<UploadActions | null>(null);
  const askAboutImages = useAskAboutImages();
  const isUploading = uploads.some(({ state: one }) => one === "waiting");
  const findPlayers = useFindPlayers(place);
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
    if (wrong !== null) focusField(wrong);
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
      data-kept="itself"
      onSubmit={submit}
      noValidate
      aria-label={text(isEditing ? "editTitle" : "writeTitle")}
    >
      {state.isRestored && (
        <div data-part="notice" role="status">
          <Icon name="check" size={16} />
          <span>{text("draftRestored")}</span>
          <button type="button" onClick={() => void startOver()}>
            {text("startOver")}
          </button>
        </div>
      )}
      <Choices place={place} start={start} state={state} />
      <div data-field="title" inert={state.isPending}>
        <Field
          label={text("titleLabel")}
          error={titleError}
          aside={<GraphemeCounter text={words.title} maximum={TITLE_GRAPHEMES.max} />}
        >
          {(control) => (
            <TextInput
              {...control}
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
      <div inert={state.isPending}>
        <Field
          label={text("bodyLabel")}
          error={bodyError}
          aside={<GraphemeCounter text={state.bodyText} maximum={BODY_GRAPHEMES.max} />}
        >
          {(control) => (
            <LateEditor
              key={state.round}
              initialHtml={state.initialHtml}
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
        <ButtonLink
          to={isEditing ? paths.view(words.boardAlias, place.articleId ?? "") : paths.list(words.boardAlias)}
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

/** Board and menu, where there is something to choose. */
function Choices({ place, start, state }: Pick<ArticleFormProps, "place" | "start"> & { readonly state: FormState }) {
  const { t: text } = useTranslation("writing");
  const { boards } = start.boards;
  const { boardAlias, menu } = state.words;
  const menus = boards.find(({ alias }) => alias === boardAlias)?.menus ?? [];
  if (place.boardAlias !== null && menus.length === 0) return null;
  return (
    <div data-part="choices" inert={state.isPending}>
      {place.boardAlias === null && (
        <Field label={text("board")}>
          {(control) => (
            <NativeSelect
              {...control}
              value={boardAlias}
              options={boards.map(({ alias, title }) => ({ value: alias, label: title }))}
              onChange={(alias) => state.change({ boardAlias: alias, menu: null })}
            />
          )}
        </Field>
      )}
      {menus.length > 0 && (
        <Field label={text("menu")} need="optional">
          {(control) => (
            <NativeSelect
              {...control}
              value={menu ?? ""}
              options={[
                { value: "", label: text("noMenu") },
                ...menus.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(id) => state.change({ menu: id === "" ? null : id })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function DraftStatus({ status }: { readonly status: "saving" | "saved" | "here" }) {
  const { t: text } = useTranslation("writing");
  switch (status) {
    case "saving":
      return text("saving");
    case "saved":
      return (
        <>
          <Icon name="check" size={16} />
          {text("saved")}
        </>
      );
    case "here":
      return (
        <>
          {/* Part of the first script: it is needed when there is no connection. */}
          <Icon name="warning" size={16} />
          {text("savedHere")}
        </>
      );
  }
}

function useLengthError(isShown: boolean, { refusal, count, min, max }: FormState["title"]): string | undefined {
  const { t: text } = useTranslation("writing");
  const { number } = useFormats();
  if (!isShown) return undefined;
  const difference = refusal === "too_long" ? count - max : Math.max(1, min - count);
  return text(refusal === "too_long" ? "tooLong" : "tooShort", { count: difference, number: number(difference) });
}

function Refusal({ refusal }: { readonly refusal: ArticleRefusal }) {
  const { t: text } = useTranslation("writing");
  return (
    <div role="alert">
      <FieldMessage>
        <RefusalWords refusal={refusal} />{" "}
        {refusal.kind === "signIn" && <InlineSignInOffer action={PUBLISH_ACTION}>{text("signIn")}</InlineSignInOffer>}
      </FieldMessage>
    </div>
  );
}

function RefusalWords({ refusal }: { readonly refusal: ArticleRefusal }) {
  const { t: text } = useTranslation("writing");
  const { t: boards } = useTranslation("boards");
  const { number } = useFormats();
  switch (refusal.kind) {
    case "signIn":
      return text("signedOut");
    case "author":
      return text("refusedAuthor");
    case "forbidden":
      return text("refused");
    case "wait": {
      const seconds = refusal.seconds ?? 10;
      return text("wait", { count: seconds, number: number(seconds) });
    }
    case "gone":
      return text("goneText");
    case "closed":
      return boards("soonText");
    case "tooComplex":
      return text("tooComplex");
    case "noAnswer":
      return text("noAnswerPost");
    case "other":
      return text("failed");
  }
}

/** Statuses by which the server says that a file is no picture, or too large a one. */
const NO_IMAGE = 400;
const TOO_LARGE = 413;

/** How pictures get to the server. */
function useUpload(gameCode: string): UploadImage {
  const { community } = usePorts();
  const client = useQueryClient();
  return useCallback(
    async (file) => {
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) return "failed";
      const sent = await sendCall(client, () => community.uploadImage(gameCode, new Uint8Array(bytes)));
      if (sent.ok) return { src: sent.value.url, width: sent.value.width, height: sent.value.height };
      if (sent.failure.kind === "status" && sent.failure.code === "QUOTA_REACHED") return "over_quota";
      const status = sent.failure.kind === "status" ? sent.failure.status : null;
      if (sent.failure.kind === "status" && reasonOf(sent.failure.details) === "too_many_pixels")
        return "too_many_pixels";
      return status === NO_IMAGE ? "wrong_type" : status === TOO_LARGE ? "too_large" : "failed";
    },
    [community, client, gameCode],
  );
}

function useFindPlayers({ gameCode, articleId }: EditorTarget) {
  const { community } = usePorts();
  return useCallback(
    async (search: string) => {
      const found = await community.suggestMentions({ gameCode, articleId, search });
      return found.ok ? found.value : [];
    },
    [community, gameCode, articleId],
  );
}
