import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { storeDocumentQuery } from "#ui/features/store-info/queries/store-document.ts";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { DOCUMENT_MARK } from "./document-mark.ts";
import { PLAIN_LINK } from "./plain-link.ts";

interface DocumentTextProps {
  readonly name: string;
  /** Address of the same document on a site of its own. */
  readonly href: string;
  /** The document replaces the one whose link was pressed, so reading begins at its start. */
  readonly takesFocus?: boolean;
}

const look = css`
  @layer sections {
    display: grid;
    gap: var(--space-6);

    &:focus {
      outline: none;
    }

    & > ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-4);
      padding-block-start: var(--space-4);
      border-block-start: 1px solid var(--color-line);
    }

    & > section {
      display: grid;
      gap: var(--space-2);
    }

    & h3 {
      font-size: var(--type-16);
      font-weight: 600;
      line-height: var(--leading-heading);
    }
  }
`;

/** A document of the content service with links to the other documents; if it does not load, a link to its own site. */
export function DocumentText({ name, href, takesFocus = false }: DocumentTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    frame.current?.focus({ preventScroll: true });
    frame.current?.closest("[role=dialog]")?.scrollTo({ top: 0 });
  }, [takesFocus]);
  return (
    <div ref={frame} className={look} tabIndex={-1} {...{ [DOCUMENT_MARK]: name }}>
      <Sections name={name} href={href} />
    </div>
  );
}

function Sections({ name, href }: Pick<DocumentTextProps, "name" | "href">): ReactNode {
  const { t: text } = useTranslation("popups");
  const { data, error, isFetching, refetch } = useQuery(storeDocumentQuery(useQueryScope(), name));
  if (data === undefined && error === null) {
    return (
      <div className={look} role="status" aria-busy="true" aria-label={text("documentLoading")}>
        <Skeleton height="20px" width="40%" />
        <Skeleton height="120px" shape="block" />
        <Skeleton height="120px" shape="block" />
      </div>
    );
  }
  const sections = data?.sections ?? [];
  return (
    <>
      {error !== null && <FailureNote error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data === null && <p>{text("documentMissing")}</p>}
      {sections.map(({ heading, html }) => (
        <section key={heading + html}>
          {heading !== "" && <h3>{heading}</h3>}
          <SafeHtml html={html} />
        </section>
      ))}
      {sections.length === 0 && (
        <p>
          <TextLink href={href} newTab tone="inline" {...PLAIN_LINK}>
            {text("documentElsewhere")}
          </TextLink>
        </p>
      )}
      {/* Not while the text is loading: it would move the links away from a finger that is about to press one. */}
      <OtherDocuments name={name} />
    </>
  );
}

/** Links to the other documents of the editors, which open in this popup, or a note if they cannot be loaded. */
export function OtherDocuments({ name }: Pick<DocumentTextProps, "name">) {
  const { data, isError, refetch } = useQuery(storeLinksQuery(useQueryScope()));
  if (isError && data === undefined) return <PartFailure isBare onRetry={() => void refetch()} />;
  const others = (data?.links ?? []).filter(({ document }) => document !== "" && document !== name);
  if (others.length === 0) return null;
  return (
    <ul>
      {others.map(({ id, label, url }) => (
        <li key={id}>
          <TextLink href={url} tone="inline">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
