import { css } from "@linaria/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Author } from "#core/community/article.ts";
import type { HiddenReason } from "#core/community/post.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useAuthorName } from "#ui/patterns/author-link/use-author-name.ts";

interface HiddenPostProps {
  readonly reason: HiddenReason | null;
  readonly author: Author;
  /** Id of the post for links with a hash; the cover has this id while it replaces the post. */
  readonly part?: string | undefined;
  readonly children: ReactNode;
}

const cover = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-control);
    background: var(--color-raised);
    color: var(--color-text-quiet);
    font-size: var(--type-14);
  }
`;

/** A post, or why it is hidden; the player can reveal a post that they have hidden. */
export function HiddenPost({ reason, author, part, children }: HiddenPostProps) {
  const { t: text } = useTranslation("boards");
  const nameOf = useAuthorName();
  const [isShown, setShown] = useState(false);
  if (reason === null || isShown) return children;
  const words = {
    reported: text("becauseReported"),
    hidden: text("becauseHidden"),
    blocked: text("becauseBlocked", { name: nameOf(author) }),
    moderated: text("becauseModerated"),
    other: text("becauseOther"),
  };
  return (
    <div className={cover} id={part}>
      <span>{words[reason]}</span>
      {reason !== "moderated" && (
        <Button variant="tertiary" size="small" icon="eye" onClick={() => setShown(true)}>
          {text("showAnyway")}
        </Button>
      )}
    </div>
  );
}
