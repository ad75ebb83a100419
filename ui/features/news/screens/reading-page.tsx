import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useShare } from "#ui/features/share/use-share.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { ArticleBody } from "#ui/patterns/article-body/article-body.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const page = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    max-inline-size: 800px;
    margin-inline: auto;
    padding: var(--space-8) var(--gutter) var(--space-20);

    & > a {
      display: inline-flex;
      align-items: center;
      justify-self: start;
      gap: 4px;
      min-block-size: 44px;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-weight: 500;
    }

    & > header {
      display: grid;
      gap: var(--space-3);
      padding-block-end: var(--space-6);
      border-block-end: 1px solid var(--color-line);
    }

    & > header > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-3);
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & h1 {
      font-size: var(--type-32);
      font-weight: 800;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
      overflow-wrap: anywhere;
      text-wrap: balance;
    }

    & > footer {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
      padding-block-start: var(--space-6);
      border-block-start: 1px solid var(--color-line);
    }

    @media ${UP_TO_PHONE} {
      padding-block-start: var(--space-4);

      & h1 {
        font-size: var(--type-24);
      }
    }
  }
`;

interface ReadingPageProps {
  /** The list it is from. */
  readonly back: { readonly to: string; readonly search?: Readonly<Record<string, string>>; readonly label: string };
  readonly title: string;
  readonly html: string;
  /** Language of title and text. */
  readonly lang: string;
  /** Language of the text where it is not that of the title. */
  readonly textLang?: string | undefined;
  /** Note beside the title. */
  readonly facts: ReactNode;
  /** Rendered below the text, before the share button. */
  readonly actions?: ReactNode;
}

/** Something of the publisher's to read. */
export function ReadingPage({ back, title, html, lang, textLang = lang, facts, actions }: ReadingPageProps) {
  const { t: text } = useTranslation("news");
  const share = useShare();
  return (
    <article className={page}>
      <PageLink to={back.to} search={back.search}>
        <Icon name="chevron-start" size={18} />
        {back.label}
      </PageLink>
      <header>
        <div>{facts}</div>
        <h1 lang={lang} dir="auto">
          {title}
        </h1>
      </header>
      <div>
        {/* Headings in the text are of the third rank. */}
        <h2>
          <VisuallyHidden>{text("title")}</VisuallyHidden>
        </h2>
        <div dir="auto" lang={textLang}>
          <ArticleBody title={title} html={html} lang={textLang} />
        </div>
      </div>
      <footer>
        {actions}
        <Button
          variant="outlineSecondary"
          icon="share"
          data-opens="share"
          onClick={() => void share({ title, text: "" })}
        >
          {text("share")}
        </Button>
      </footer>
    </article>
  );
}
