import { css } from "@linaria/core";
import type { Author } from "#core/community/article.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { useAuthorName } from "./use-author-name.ts";

interface AuthorLinkProps {
  readonly author: Pick<Author, "id" | "nickname">;
  /** Id of the element, for what it names. */
  readonly id?: string;
}

const authorLink = css`
  @layer sections {
    /* Above the link of the row around it. The line keeps its height: only the area for the pointer grows. */
    position: relative;
    z-index: 1;
    border-radius: var(--radius-small);
    overflow-wrap: anywhere;

    &::after {
      content: "";
      position: absolute;
      inset: -4px 0;
    }

    @media (hover: hover) {
      &:hover {
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }

    @media (pointer: coarse) {
      &::after {
        inset-block: -12px;
      }
    }
  }
`;

/** Name of an author, which leads to what the player has made public; of a former player there is nothing. */
export function AuthorLink({ author, id }: AuthorLinkProps) {
  const nameOf = useAuthorName();
  if (author.nickname === null || author.id === "") return <span id={id}>{nameOf(author)}</span>;
  return (
    <PageLink to={buildPath("player", { playerId: author.id })} className={authorLink} id={id}>
      <bdi>{nameOf(author)}</bdi>
    </PageLink>
  );
}
