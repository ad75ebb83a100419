import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { isOnDeviceOnly, type Outbox, type OutboxEntry } from "#core/outbox/outbox.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";

const look = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;

    & > li {
      display: grid;
      gap: var(--space-2);
      padding: var(--space-4);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
    }

    & b {
      font-weight: 600;
      overflow-wrap: anywhere;
    }

    & blockquote {
      position: relative;
      margin: 0;
      padding-inline-start: var(--space-3);
      border-inline-start: 2px solid var(--color-line-strong);
      color: var(--color-text-quiet);
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      max-block-size: 12em;
      overflow: auto;
    }

    & [data-part="state"] {
      display: flex;
      align-items: flex-start;
      gap: var(--space-2);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & [data-part="state"] svg {
      flex: none;
      margin-block-start: 2px;
    }

    & [data-conflict] [data-part="state"] svg {
      color: var(--color-warning-text);
    }

    & [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--space-2);
    }
  }
`;

interface OutboxListProps {
  readonly outbox: Outbox;
  readonly onRemove: (entry: OutboxEntry) => void;
  readonly onAgain: (entry: OutboxEntry) => void;
  readonly onEdit: (entry: OutboxEntry) => void;
}

/** Queued writes in order, with the player's text, the reason for waiting, and the possible actions. */
export function OutboxList({ outbox, onRemove, onAgain, onEdit }: OutboxListProps) {
  const { t: text } = useTranslation("outbox");
  return (
    <ol className={look}>
      {outbox.map((entry) => {
        const { key, conflict, write } = entry;
        const words = wordsOf(entry);
        const hasWords = write.kind === "review" || write.kind === "comment";
        return (
          <li key={key} data-conflict={conflict ?? undefined}>
            <b>
              <What entry={entry} />
            </b>
            {words !== null && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: long words scroll by the keyboard, too.
              <blockquote ref={attachScrollbars} dir="auto" tabIndex={0}>
                {words}
              </blockquote>
            )}
            <div data-part="state">
              <Icon name={conflict === null ? "refresh" : "warning"} size={16} />
              <span>
                <State entry={entry} />
              </span>
            </div>
            {(conflict !== null || isOnDeviceOnly(entry)) && (
              <div data-part="actions">
                <Button variant="tertiary" size="small" onClick={() => onRemove(entry)}>
                  {text(conflict === null ? "takeBack" : "discard")}
                </Button>
                {hasWords && (
                  <Button variant="secondary" size="small" onClick={() => onEdit(entry)}>
                    {text("edit")}
                  </Button>
                )}
                {conflict !== null && (
                  <Button variant="secondary" size="small" onClick={() => onAgain(entry)}>
                    {text("again")}
                  </Button>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The words of an article, a line a block; it shows neither pictures nor letters by their numbers. */
const plainWordsOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d|tr|blockquote)>|<br>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .trim();

function wordsOf({ write, conflict }: OutboxEntry): string | null {
  if (write.kind === "review" || write.kind === "comment") return write.draft.content;
  return write.kind === "draft" && conflict === "overtaken" ? plainWordsOf(write.draft.body) : null;
}

function What({ entry: { write, title } }: { readonly entry: OutboxEntry }) {
  const { t: text } = useTranslation("outbox");
  const { number } = useFormats();
  switch (write.kind) {
    case "favorite":
      return text(write.isKept ? "keep" : "drop", { title });
    case "cart":
      return text("intoCart", { title });
    case "quantity":
      return write.quantity === 0
        ? text("outOfCart", { title })
        : text("quantity", { title, number: number(write.quantity) });
    case "review":
      return text(write.reviewId === null ? "review" : "reviewChange", { title });
    case "comment":
      return text(write.commentId === null ? "comment" : "commentChange", { title });
    case "draft":
      return text("draft", { title });
  }
}

function State({ entry }: { readonly entry: OutboxEntry }) {
  const { t: text } = useTranslation("outbox");
  const { t: common } = useTranslation("common");
  switch (entry.conflict) {
    case null:
      return text(isOnDeviceOnly(entry) ? "isWaiting" : "isOnItsWay");
    case "gone":
      return text("gone");
    case "exists":
      return text("exists");
    case "full":
      return text("full");
    case "unavailable":
      return text("unavailable");
    case "overtaken":
      return common("textSuperseded");
    case "uncertain":
      return text("uncertain");
    case "refused":
      return text("refused");
  }
}
