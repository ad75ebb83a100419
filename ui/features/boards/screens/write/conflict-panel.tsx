import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Article } from "#core/community/article.ts";
import type { Draft } from "#core/community/draft.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { ArticleBody } from "#ui/patterns/article-body/article-body.tsx";

interface ConflictPanelProps {
  readonly theirs: Article;
  readonly mine: Draft;
  readonly onSettle: (whose: "mine" | "theirs") => void;
}

const panel = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);

    /* Led to by the page and by no key: nothing can be done with it. */
    & > h2:focus-visible {
      outline: none;
    }

    & > [data-part="versions"] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20em), 1fr));
      align-items: start;
      gap: var(--space-4);
    }

    & article {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
      padding: var(--space-5);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
    }

    & article > p:first-child {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      font-weight: 600;
    }

    & article > h3 {
      font-size: var(--type-20);
      font-weight: 700;
      line-height: var(--leading-heading);
      overflow-wrap: anywhere;
    }

    & article > div {
      position: relative;
      max-block-size: 50dvh;
      overflow: auto;
    }
  }
`;

/** Both versions of an article that was edited in two sessions, side by side; the player chooses one. */
export function ConflictPanel({ theirs, mine, onSettle }: ConflictPanelProps) {
  const { t: text } = useTranslation("writing");
  const title = useRef<HTMLHeadingElement>(null);

  // The form is gone, and the focus with it.
  useEffect(() => title.current?.focus(), []);

  return (
    <section className={panel}>
      <h2 ref={title} tabIndex={-1}>
        {text("conflictTitle")}
      </h2>
      <p>{text("conflictText")}</p>
      <div data-part="versions">
        <article>
          <p>
            {text("conflictTheirs")} · <LocalTime instant={theirs.updatedAt} />
          </p>
          <h3 dir="auto">{theirs.title}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too. */}
          <div ref={attachScrollbars} tabIndex={0}>
            <ArticleBody title={theirs.title} html={theirs.body} />
          </div>
          <Button variant="secondary" onClick={() => onSettle("theirs")}>
            {text("takeTheirs")}
          </Button>
        </article>
        <article>
          <p>{text("conflictYours")}</p>
          <h3 dir="auto">{mine.title}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too. */}
          <div ref={attachScrollbars} tabIndex={0}>
            <ArticleBody title={mine.title} html={mine.body} />
          </div>
          <Button onClick={() => onSettle("mine")}>{text("keepMine")}</Button>
        </article>
      </div>
    </section>
  );
}
