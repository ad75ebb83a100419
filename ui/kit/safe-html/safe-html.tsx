import { css } from "@linaria/core";
import { useEffect, useMemo, useState } from "react";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { useHydrated } from "../local-time/use-hydrated.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";

interface SafeHtmlProps {
  /** HTML from outside; shown only after it has passed the sanitizer. */
  readonly html: string;
  /** What may be in it; text unless told. */
  readonly kind?: HtmlKind;
  /** Language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** Reading text: paragraphs, headings, lists, links as publishers write them. */
const prose = css`
  @layer kit {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.9em;
    max-inline-size: 72ch;
    color: var(--color-text-quiet);
    line-height: var(--leading-text);

    & h3,
    & h4 {
      margin-block-start: 0.5em;
      color: var(--color-text);
      font-size: var(--type-20);
      font-weight: 600;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }

    & h4 {
      font-size: var(--type-16);
    }

    & ul,
    & ol {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.4em;
      padding-inline-start: 1.3em;
    }

    & ul {
      list-style: disc;
    }

    & ol {
      list-style: decimal;
    }

    & li::marker {
      color: var(--color-text-faint);
    }

    & strong {
      color: var(--color-text);
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

/** Stands for HTML that is in the document already; React leaves the content of the element as it is. */
const KEEP = { __html: "" };

/**
 * Shows HTML from outside after the allow-list. On the server it is cleaned while rendering; the browser keeps what the
 * server has written and loads its own sanitizer only for HTML that comes later. Under Trusted Types the sanitizer's value
 * is a `TrustedHTML`, which React hands to the document unchanged.
 */
export function SafeHtml({ html, kind = "text", lang }: SafeHtmlProps) {
  const { sanitizer } = usePorts();
  const isHydrated = useHydrated();
  const [hydrated] = useState(() => (isHydrated ? null : html));
  const isKept = hydrated === html && typeof document !== "undefined";
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (isKept || isLoaded) return;
    let isGone = false;
    const show = () => {
      if (!isGone) setLoaded(true);
    };
    // A sanitizer that cannot be loaded leaves the place as it is; nothing unclean is ever shown.
    sanitizer.load().then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, [sanitizer, isKept, isLoaded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once loaded, the sanitizer answers what it withheld before
  const cleaned = useMemo(
    () => (isKept ? null : sanitizer.show(html, kind)),
    [sanitizer, html, kind, isKept, isLoaded],
  );

  if (isKept) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; the server's cleaned HTML stays as it is.
    return <div className={prose} lang={lang} suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />;
  }
  if (cleaned === null) {
    return (
      <div className={prose} aria-busy="true">
        <Skeleton height="1.5em" width="86%" />
        <Skeleton />
        <Skeleton width="94%" />
        <Skeleton width="62%" />
      </div>
    );
  }
  // The sanitizer's value is a string on the server and a `TrustedHTML` in the browser; React types know strings only.
  const trusted = { __html: cleaned.html as string };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows HTML, and only what the sanitizer made.
  return <div className={prose} lang={lang} dangerouslySetInnerHTML={trusted} />;
}
