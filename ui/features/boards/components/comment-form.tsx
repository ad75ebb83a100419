import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import type { ParseKeys } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Instant } from "#core/catalogue/game.ts";
import { checkText } from "#core/community/article.policy.ts";
import { type Comment, type CommentDraft, type Mention, mentionsIn } from "#core/community/comment.ts";
import type { StoredComment } from "#core/community/comment-draft.ts";
import { COMMENT_GRAPHEMES, MAX_MENTIONS } from "#core/community/constants.ts";
import { mentionQueryOf, offeredMentions } from "#core/community/mention-query.ts";
import type { PostAttempt } from "#core/community/post-attempt.ts";
import { type FailureTexts, failureTextOf } from "#core/failures/failure-text.ts";
import { fail, type RequestFailure, type Result } from "#core/failures/request-failure.ts";
import { sharedKey, useQueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { hasLaterVersion } from "#ui/data/write-unless-superseded.ts";
import type { BoardActionContext } from "#ui/features/boards/queries/board-actions.ts";
import { COMMENT_DRAFT } from "#ui/features/drafts/comment-draft.ts";
import { COMMENT_RETURNED, COMMENTS_ID, writeCommentName } from "#ui/features/drafts/comments-id.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { useTypedBeforeHydration } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { GraphemeCounter } from "#ui/kit/text-area/grapheme-counter.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { useFailureValues } from "#ui/patterns/write-failure/use-failure-values.ts";
import { WriteFailure } from "#ui/patterns/write-failure/write-failure.tsx";

type Actions = typeof import("#ui/features/boards/queries/board-actions.ts");

const importActions = (): Promise<Actions> => import("#ui/features/boards/queries/board-actions.ts");

interface CommentFormProps {
  readonly context: BoardActionContext;
  readonly userId: string;
  readonly label: string;
  /** Identifies the draft: `new`, or the id of the comment that is answered or changed. */
  readonly draftSlot: string;
  /** Initial text of the box if there is no draft. */
  readonly first?: string;
  /** Players who are named in it from the start. */
  readonly firstMentions?: readonly Mention[];
  readonly submitLabel: string;
  /**
   * Latest known version of the comment that it edits, whose text is `first`. Sending again is idempotent, so a lost answer
   * needs no search.
   */
  readonly version?: Instant;
  /**
   * Sending the same words again is the same attempt. `replaced`: the version of the comment that may be replaced. Resolves
   * to `null` if the comment is queued.
   */
  readonly send: (
    actions: Actions,
    draft: CommentDraft,
    attempt: PostAttempt,
    replaced: Instant,
  ) => Promise<Result<Comment | null>>;
  /** Called with the comment that the server has stored, or with `null` if the comment waits for a connection. */
  readonly onSent: (posted: Comment | null) => void;
  readonly onCancel?: () => void;
  /** Name of what opens this form again after a sign-in, where it is not there at once. */
  readonly opener?: string;
}

const look = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);

    & > [data-part="mentions"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & > [data-part="published"] {
      display: grid;
      gap: var(--space-1);
      padding-inline-start: var(--space-4);
      border-inline-start: 3px solid var(--color-line-strong);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      white-space: pre-line;
      overflow-wrap: anywhere;

      & > figcaption {
        color: var(--color-text);
        font-weight: 600;
      }
    }

    & > [data-part="buttons"] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--space-2);
    }
  }
`;

type WrittenComment = Omit<StoredComment, "attempt">;

const nothingFound = () => null;

/** The code that sends could not be loaded. */
const NOT_SENT: RequestFailure = { kind: "fetch", message: "" };

/**
 * Writes a comment. What is typed is kept on the device from the first letter until the server has it, with the try to
 * post it. Where an answer was lost, also before a reload, it is looked for first; only if it is not there the words can be
 * sent again, under the same key, which posts them once.
 */
export function CommentForm({
  context,
  userId,
  label,
  draftSlot,
  first = "",
  firstMentions = [],
  submitLabel,
  version,
  send,
  onSent,
  onCancel,
  opener,
}: CommentFormProps) {
  const { t: text } = useTranslation("boards");
  const { load: loadActions } = useIdleModule(importActions, whenMounted);
  const area = useRef<HTMLTextAreaElement>(null);
  const isChange = version !== undefined;
  const form = useForm<WrittenComment, "commentTooLong" | "commentEmpty">({
    // The version whose words the form began with: a later one may come into the list meanwhile, and is shown then.
    initial: { content: first, mentions: firstMentions, basedOn: version ?? null },
    draft: useFormDraft(COMMENT_DRAFT, userId, context.article.id, draftSlot),
    isSame: (written, initial) => written.content === initial.content,
    check: ({ content }) => {
      const { refusal } = checkText("comment", content);
      return { content: refusal && (refusal === "too_long" ? "commentTooLong" : "commentEmpty") };
    },
  });
  const { content, basedOn } = form.values;
  const [begun, setBegun] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const failureValues = useFailureValues(failure);
  const name = writeCommentName(context.article.id);
  useResumedAction(name, () => area.current?.focus(), { isReady: opener === undefined });

  /** The server has stored this attempt. Text typed since then is another comment, and stays. */
  const end = (sent: PostAttempt, posted: Comment | null) => {
    if (form.readAttempt() !== sent) return;
    form.reset();
    onSent(posted);
  };
  const lookForPosted = () => {
    const tried = form.readAttempt();
    if (tried === null || isChange) return;
    setLooking(true);
    void loadActions()
      .then((actions) => actions.findPostedComment(context, form.read().content, tried), nothingFound)
      .then((posted) => {
        setLooking(false);
        if (posted !== null) end(tried, posted);
      });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the draft that the form began with.
  useEffect(() => {
    lookForPosted();
    const takeBack = () => {
      form.restore();
      lookForPosted();
    };
    addEventListener(COMMENT_RETURNED, takeBack);
    return () => removeEventListener(COMMENT_RETURNED, takeBack);
  }, [userId, context.article.id, draftSlot]);

  useTypedBeforeHydration(area, (typed) => {
    const { content: former } = form.read();
    form.change({ content: former === first ? typed : `${former}\n${typed}` });
  });
  const lookForName = () => {
    const { value = "", selectionStart = 0 } = area.current ?? {};
    setBegun(mentionQueryOf(value.slice(0, selectionStart)));
  };
  const mention = (player: Mention) => {
    const box = area.current;
    const query = box && mentionQueryOf(box.value.slice(0, box.selectionStart));
    if (box === null || query === null) return;
    const { id, nickname } = player;
    const { mentions } = form.values;
    // The cursor stands behind the name afterwards.
    box.setRangeText(`@${nickname} `, box.selectionStart - query.length - 1, box.selectionEnd, "end");
    form.change({ content: box.value, mentions: [...mentions.filter((known) => known.id !== id), { id, nickname }] });
    setBegun(null);
    box.focus();
  };
  const post = async ({ content, mentions, basedOn }: WrittenComment) => {
    if (isLooking) return;
    setFailure(null);
    // After that refusal the player knows of the version that is shown, and replaces it.
    const replaced = (failure !== null && hasLaterVersion(failure) ? version : basedOn) ?? "";
    const tried = form.beginAttempt();
    const named = mentionsIn(content, mentions).slice(0, MAX_MENTIONS);
    const result = await loadActions().then(
      (actions) => send(actions, { content, mentions: named.map(({ id }) => id) }, tried, replaced),
      () => fail(NOT_SENT),
    );
    if (result.ok) end(tried, result.value);
    else setFailure(result.failure);
  };
  return (
    <form
      name={`comment-${draftSlot}`}
      // Before hydration a press must neither load the page again nor put the text into its address.
      method="dialog"
      className={look}
      {...form.props(post)}
    >
      <Field
        label={label}
        error={form.problems.content && text(form.problems.content)}
        aside={<GraphemeCounter text={content} maximum={COMMENT_GRAPHEMES.max} />}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            name="content"
            rows={3}
            value={content}
            onChange={(event) => {
              form.change({ content: event.target.value });
              lookForName();
            }}
            onKeyUp={lookForName}
            onClick={lookForName}
          />
        )}
      </Field>
      {isChange && basedOn !== version && first !== content && (
        <figure data-part="published">
          <figcaption>{text("commentPublished")}</figcaption>
          <p>{first}</p>
        </figure>
      )}
      {begun !== null && <Names context={context} search={begun} onChoose={mention} />}
      {failure !== null && (
        <WriteFailure
          failure={failure}
          text={text(failureTextOf(failure, COMMENT_FAILURES), failureValues)}
          signInLabel={text("signIn")}
          hash={COMMENTS_ID}
          action={opener ?? name}
        />
      )}
      <div data-part="buttons">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {text("cancel")}
          </Button>
        )}
        <Button type="submit" busy={form.isSending || isLooking}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Texts for the failures of posting or changing a comment. */
const COMMENT_FAILURES = {
  "401": "signedOut",
  "429": "wait",
  noAnswer: "noAnswer",
  other: "commentFailed",
} as const satisfies FailureTexts<ParseKeys<"boards">>;

const NOBODY = { query: "", players: [] };

interface NamesProps {
  readonly context: BoardActionContext;
  readonly search: string;
  readonly onChoose: (player: Mention) => void;
}

/** Players whose name begins with the letters after `@`. */
function Names({ context, search, onChoose }: NamesProps) {
  const { t: text } = useTranslation("boards");
  const scope = useQueryScope();
  const { id, gameCode } = context.article;
  const { data = NOBODY } = useQuery({
    queryKey: ["mentions", ...sharedKey(scope), id, search],
    queryFn: async ({ signal }) => ({
      query: search,
      players: unwrap(await scope.ports.community.suggestMentions({ gameCode, articleId: id, search }, { signal })),
    }),
    placeholderData: (former) => former,
  });
  const players = offeredMentions(data, search);
  if (players.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a form's field set would need a legend of its own.
    <div data-part="mentions" role="group" aria-label={text("mention")}>
      {players.map((player) => (
        <Button key={player.id} variant="outlineSecondary" size="small" onClick={() => onChoose(player)}>
          {`@${player.nickname}`}
        </Button>
      ))}
    </div>
  );
}
