import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import type { NoticeSummary } from "#core/news/notice.ts";
import type { ArticleSummary } from "#core/ports/community-gateway.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";

interface FoundReadingsProps {
  readonly notices: readonly NoticeSummary[];
  readonly articles: readonly ArticleSummary[];
}

/** News, then posts, in rows that lead to them. */
export function FoundReadings({ notices, articles }: FoundReadingsProps) {
  const { t: text } = useTranslation("discovery");
  const id = useId();
  const kinds = {
    notice: text("kindNotice"),
    maintenance: text("kindMaintenance"),
    event: text("kindEvent"),
    update: text("kindUpdate"),
  };
  return (
    <section data-part="readings" aria-labelledby={id}>
      <h2 id={id}>{text("readingsTitle")}</h2>
      <ul>
        {notices.map((notice) => (
          <Reading
            key={`notice ${notice.id}`}
            from={<Badge tone={notice.category === "event" ? "primary" : "neutral"}>{kinds[notice.category]}</Badge>}
            at={notice.publishedAt}
            title={notice.title}
            words={notice.summary}
            lang={notice.textLocale}
            to={buildPath("notice", { articleId: notice.id })}
          />
        ))}
        {articles.map(({ id: articleId, gameCode, boardAlias, ...article }) => (
          <Reading
            key={`article ${articleId}`}
            from={
              <>
                <bdi>{article.gameTitle}</bdi>
                <bdi>{article.boardTitle}</bdi>
              </>
            }
            at={article.createdAt}
            title={article.title}
            words={article.excerpt}
            lang={article.language}
            to={buildPath("gameBoardView", { gameCode, boardAlias, articleId })}
          />
        ))}
      </ul>
    </section>
  );
}

interface ReadingProps {
  /** Its kind, or the game and the board that it is from. */
  readonly from: ReactNode;
  readonly at: string;
  readonly title: string;
  readonly words: string;
  /** Language of title and words. */
  readonly lang: string;
  readonly to: string;
}

function Reading({ from, at, title, words, lang, to }: ReadingProps) {
  return (
    <li>
      <div data-part="from">
        {from}
        <LocalTime instant={at} form="date" />
      </div>
      <h3 lang={lang} dir="auto">
        <PageLink to={to}>{title}</PageLink>
      </h3>
      <p lang={lang} dir="auto">
        {words}
      </p>
    </li>
  );
}
