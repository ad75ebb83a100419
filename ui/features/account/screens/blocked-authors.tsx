import { css } from "@linaria/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Author } from "#core/community/article.ts";
import { isolated } from "#ui/context/isolated.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { blocksQuery, setBlockedMutation } from "#ui/features/boards/queries/blocks.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { AuthorLink } from "#ui/patterns/author-link/author-link.tsx";
import { useAuthorName } from "#ui/patterns/author-link/use-author-name.ts";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";

const list = css`
  @layer screens {
    inline-size: 100%;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-3);
      padding: var(--space-3) var(--space-5);
    }

    & > li:not(:first-child) {
      border-block-start: 1px solid var(--color-line);
    }

    & > li > [data-part="name"] {
      flex: 1 1 8em;
      min-inline-size: 0;
      font-weight: 600;
    }
  }
`;

/** Blocked players, each with a button that unblocks them. */
export function BlockedAuthors() {
  const { t: text } = useTranslation("account");
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const nameOf = useAuthorName();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = blocksQuery(scope);
  const blocks = useQuery(query);
  const { mutateAsync, isPending, variables } = useMutation(setBlockedMutation(scope, client));
  const change = (author: Author, blocked: boolean): Promise<void> =>
    mutateAsync({ author, blocked }).then(
      () => {
        if (blocked) return;
        // The button that had the focus is gone.
        heading.current?.focus();
        toasts.show({
          id: "blocks",
          kind: "undo",
          message: text("unblocked", { name: isolated(nameOf(author)) }),
          iconName: "check",
          buttonName: text("undo"),
          onUndo: () => change(author, true),
        });
      },
      () => {
        // Only the undo blocks a player here.
        const again = blocked && { buttonName: text("undo"), onUndo: () => change(author, true) };
        toasts.show({ id: "blocks", kind: "failure", message: text("didNotWork"), iconName: "error", ...again });
      },
    );
  const { data: authors } = blocks;
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {text("blocks")}
      </h3>
      <p>{text(authors?.length === 0 ? "noBlocks" : "blocksText")}</p>
      {authors === undefined && !blocks.isError && <Skeleton shape="block" height="66px" />}
      {authors === undefined && blocks.isError && (
        <FailureNote error={blocks.error} isRetrying={blocks.isFetching} onRetry={() => void blocks.refetch()} />
      )}
      {authors !== undefined && authors.length > 0 && (
        <ul className={list} aria-label={text("blocks")}>
          {authors.map((author) => (
            <li key={author.id}>
              <Avatar name={author.nickname} image={author.avatar} size={36} />
              <span data-part="name">
                <AuthorLink author={author} />
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={text("unblockNamed", { name: isolated(nameOf(author)) })}
                busy={isPending && variables.author.id === author.id}
                onClick={() => void change(author, false)}
              >
                {text("unblock")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PartialNote queryKey={query.queryKey} />
    </div>
  );
}
