import { css } from "@linaria/core";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { FailedCode } from "../lazy/failed-code.tsx";
import { useIdleModule, whenMounted } from "../lazy/use-idle-module.ts";
import { useHydrated } from "../local-time/use-hydrated.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";

interface SafeHtmlProps {
  /** HTML from outside; shown only after it has passed the sanitizer. */
  readonly html: string;
  /** Kind of allowed markup; text by default. */
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
    overflow-wrap: anywhere;

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

/**
 * Shows foreign HTML after the allow-list. The server sanitizes it while it renders. The browser keeps that, and
 * loads a sanitizer of its own only for HTML that comes later, or where the document holds another text. Each of both is an element of
 * its own, so React never changes the content of the one that it has not written. Under Trusted Types the sanitizer's value is a
 * `TrustedHTML`, which React hands to the document unchanged.
 */
export function SafeHtml({ html, kind = "text", lang }: SafeHtmlProps) {
  const { sanitizer } = usePorts();
  const isHydrated = useHydrated();
  const [served, setServed] = useState(() =>
    isHydrated ? null : { html, content: { __html: sanitizer.show(html, kind)?.html ?? "" } },
  );
  const isServed = served?.html === html;
  // Permanently: the same text later is another element.
  if (served !== null && !isServed) setServed(null);
  if (!isServed) return <CleanedHtml html={html} kind={kind} lang={lang} />;
  return <ServedHtml html={html} content={served.content} lang={lang} onOtherText={() => setServed(null)} />;
}

/** Value for `dangerouslySetInnerHTML`: the sanitizer returns a string or a `TrustedHTML`, and React's types allow only strings. */
interface Content {
  readonly __html: unknown;
}

interface ServedHtmlProps {
  readonly html: string;
  /** Written by the server only: React does not change the content of an element that it hydrates. */
  readonly content: Content;
  readonly lang: string | undefined;
  /** An answer has changed between the server's rendering and the hydration of this part of the page. */
  readonly onOtherText: () => void;
}

function ServedHtml({ html, content, lang, onOtherText }: ServedHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const mark = textMark(html);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the element that is hydrated.
  useLayoutEffect(() => {
    if (element.current?.dataset.text !== mark) onOtherText();
  }, []);
  return (
    <div
      ref={element}
      className={prose}
      lang={lang}
      data-text={mark}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitizer's on the server, and nothing in the browser.
      dangerouslySetInnerHTML={content as { __html: string }}
    />
  );
}

/** Fingerprint of a text: FNV-1a in 32 bits, and the length. */
function textMark(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${hash >>> 0}`;
}

function CleanedHtml({
  html,
  kind,
  lang,
}: Required<Pick<SafeHtmlProps, "html" | "kind">> & Pick<SafeHtmlProps, "lang">) {
  const { sanitizer } = usePorts();
  const load = useCallback(() => sanitizer.load(), [sanitizer]);
  const { module, hasFailed, preload } = useIdleModule(load, whenMounted);
  // Memoised: React writes the content again for a new object, which would stop playing media.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once loaded, the sanitizer answers what it withheld before
  const content = useMemo((): Content | null => {
    const cleaned = sanitizer.show(html, kind);
    return cleaned && { __html: cleaned.html };
  }, [sanitizer, html, kind, module]);

  if (content !== null) {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only use, with sanitized HTML only.
      <div key="text" className={prose} lang={lang} dangerouslySetInnerHTML={content as { __html: string }} />
    );
  }
  if (hasFailed) {
    // Nothing is shown that the sanitizer has not seen.
    return (
      <div key="failed" className={prose}>
        <FailedCode onRetry={preload} />
      </div>
    );
  }
  return (
    <div key="waiting" className={prose} aria-busy="true">
      <Skeleton height="1.5em" width="86%" />
      <Skeleton />
      <Skeleton width="94%" />
      <Skeleton width="62%" />
    </div>
  );
}
