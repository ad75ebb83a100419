import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import type { NoticeSummary } from "#core/news/notice.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { CategoryBadge, PeriodBadge } from "./notice-badges.tsx";
import { OtherLanguage } from "./other-language.tsx";

/** A list of news. */
export const newsRows = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);

    & > li {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--space-2) var(--space-4);
      padding: var(--space-5) var(--space-6);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      transition: border-color var(--press);
    }

    & > li > [data-part="top"] {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      align-items: center;
      gap: var(--space-2) var(--space-3);
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & [data-part="pin"] {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      color: var(--color-primary-text);
      font-weight: 600;
    }

    & :is(h2, h3) {
      font-size: var(--type-16);
      font-weight: 600;
      letter-spacing: 0;
      line-height: 1.45;
      overflow-wrap: anywhere;
      text-wrap: balance;
    }

    & :is(h2, h3) > a {
      color: inherit;
    }

    /* The whole row is the link. */
    & :is(h2, h3) > a::after {
      position: absolute;
      inset: 0;
      border-radius: var(--radius-card);
      content: "";
    }

    & :is(h2, h3) > a:focus-visible {
      outline: none;
    }

    & :is(h2, h3) > a:focus-visible::after {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    & > li > p {
      grid-column: 1;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      line-height: 1.55;
      overflow-wrap: anywhere;
    }

    & > li > svg {
      grid-row: 2 / 4;
      grid-column: 2;
      align-self: center;
      color: var(--color-text-faint);
    }

    @media (hover: hover) {
      & > li:hover {
        border-color: var(--color-line-strong);
      }
    }
  }
`;

interface NewsRowProps {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly title: string;
  readonly lang: string;
  readonly words?: string;
  /** Rank of the title; that of lists below a section's own heading is the third. */
  readonly heading?: "h2" | "h3";
  /** Rendered above the title. */
  readonly children: ReactNode;
}

/** A piece of news in a list; the whole row leads to it. */
export function NewsRow({ to, search, title, lang, words, heading: Heading = "h2", children }: NewsRowProps) {
  return (
    <li>
      <div data-part="top">{children}</div>
      <Heading lang={lang} dir="auto">
        <PageLink to={to} search={search}>
          {title}
        </PageLink>
      </Heading>
      {words !== undefined && (
        <p lang={lang} dir="auto">
          {words}
        </p>
      )}
      <Icon name="chevron-end" size={18} />
    </li>
  );
}

interface NoticeRowProps {
  readonly notice: NoticeSummary;
  readonly heading?: "h2" | "h3";
}

/** A notice in a list. */
export function NoticeRow({ notice, heading }: NoticeRowProps) {
  const { t: text } = useTranslation("news");
  const { id, title, summary, category, period, textLocale, isPinned, publishedAt } = notice;
  return (
    <NewsRow
      to={buildPath("notice", { articleId: id })}
      title={title}
      lang={textLocale}
      words={summary}
      {...(heading === undefined ? {} : { heading })}
    >
      <CategoryBadge category={category} />
      {period !== null && <PeriodBadge period={period} />}
      {isPinned && (
        <span data-part="pin">
          <Icon name="pin" size={14} />
          {text("pinned")}
        </span>
      )}
      <LocalTime instant={publishedAt} form="date" />
      <OtherLanguage locale={textLocale} />
    </NewsRow>
  );
}
