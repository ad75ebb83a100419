import { css } from "@linaria/core";
import { useMemo } from "react";
import { type Comment, splitMentions } from "#core/community/comment.ts";
import { LINK_RELATION } from "#core/links/link-relation.ts";
import { splitLinks } from "#ui/kit/linkify/split-links.ts";
import { useFollowLinks } from "#ui/patterns/article-body/use-follow-links.ts";

const words = css`
  @layer sections {
    line-height: var(--leading-text);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    /* Each line finds its own direction. */
    unicode-bidi: plaintext;

    & [data-part="mention"] {
      color: var(--color-primary-text);
      font-weight: 600;
    }

    & a {
      color: var(--color-primary-text);
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`;

/** Text of a comment with links for addresses and highlighted mentions. */
export function CommentWords({ content, mentions }: Pick<Comment, "content" | "mentions">) {
  const follow = useFollowLinks();
  const pieces = useMemo(() => piecesOf(content, mentions), [content, mentions]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed, and browsers make a click of Enter on a link.
    <p className={words} dir="auto" onClick={follow}>
      {pieces.map(({ text, kind, href }, at) => {
        if (kind === "text") return text;
        return kind === "link" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which changes as a whole.
          <a key={at} href={href} rel={LINK_RELATION} dir="ltr">
            {text}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <bdi key={at} data-part="mention">
            {text}
          </bdi>
        );
      })}
    </p>
  );
}

interface Piece {
  readonly kind: "text" | "link" | "mention";
  readonly text: string;
  readonly href?: string;
}

/** Addresses first: an `@` inside an address is not a mention. */
function piecesOf(content: string, mentions: Comment["mentions"]): readonly Piece[] {
  return splitLinks(content).flatMap(({ text, href }): readonly Piece[] =>
    href === null
      ? splitMentions(text, mentions).map((piece) => ({
          kind: piece.mention === null ? "text" : "mention",
          text: piece.text,
        }))
      : [{ kind: "link", text, href }],
  );
}
