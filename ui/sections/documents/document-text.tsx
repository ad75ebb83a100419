import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { storeDocumentQuery } from "#ui/queries/store-document.ts";
import { FailureNote } from "../failure-note/failure-note.tsx";
import { PLAIN_LINK } from "./plain-link.ts";

interface DocumentTextProps {
  readonly name: string;
  /** Where the same stands on a site of its own. */
  readonly href: string;
}

const look = css`
  @layer sections {
    display: grid;
    gap: var(--space-6);

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

/** A document of the content service; where it cannot be had, the way to its own address. */
export function DocumentText({ name, href }: DocumentTextProps) {
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
    <div className={look}>
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
    </div>
  );
}
