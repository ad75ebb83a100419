import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import type { NoticeSummary } from "#core/news/notice.ts";
import type { ArticleSummary } from "#core/ports/community-gateway.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { latestArticlesQuery, latestNoticesQuery } from "#ui/features/news/queries/news.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { dotted } from "#ui/kit/dotted/dotted.ts";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { RailSection } from "#ui/patterns/rail-section/rail-section.tsx";
import { LATEST_ARTICLES } from "../store-index-queries.ts";
import { LauncherOffer } from "./launcher-offer.tsx";
import { GenreRail, OffersRail, TopRatedRail } from "./lower-rails.tsx";
import { PromotionsRail } from "./promotions-rail.tsx";
import { ReadingCard } from "./reading-card.tsx";
import { VisitedRail } from "./visited-rail.tsx";

/** The rails below the first ones: offers, ratings, genres, what the editors have beside, what was visited, and what there is to read: the publisher's news, and what players write. */
export function HomeLateRails() {
  return (
    <>
      <OffersRail />
      <TopRatedRail />
      <GenreRail />
      <PromotionsRail />
      <VisitedRail />
      <NewsRail />
      <BoardsRail />
      <LauncherOffer />
    </>
  );
}

function NewsRail() {
  const { t: text } = useTranslation("discovery");
  const notices = useQuery(latestNoticesQuery(useQueryScope()));
  const shown = notices.data ?? [];
  return (
    <RailSection
      title={text("newsTitle")}
      action={<TextLink to={buildPath("notice", {})}>{text("allNews")}</TextLink>}
      shape="offer"
      state={{ isPending: notices.isPending, isError: notices.isError, retry: () => void notices.refetch() }}
      count={shown.length}
    >
      {shown.map((notice) => (
        <li key={notice.id}>
          <NoticeCard notice={notice} />
        </li>
      ))}
    </RailSection>
  );
}

function NoticeCard({ notice }: { readonly notice: NoticeSummary }) {
  const { t: text } = useTranslation("discovery");
  const { id, title, textLocale, category } = notice;
  const kinds = {
    notice: text("kindNotice"),
    maintenance: text("kindMaintenance"),
    event: text("kindEvent"),
    update: text("kindUpdate"),
  };
  return (
    <ReadingCard
      top={
        <>
          <Badge tone={category === "event" ? "primary" : "neutral"}>{kinds[category]}</Badge>
          <Ago instant={notice.publishedAt} />
        </>
      }
      title={title}
      words={notice.summary}
      lang={textLocale}
      to={buildPath("notice", { articleId: id })}
    />
  );
}

function BoardsRail() {
  const { t: text } = useTranslation("discovery");
  const articles = useQuery(latestArticlesQuery(useQueryScope(), LATEST_ARTICLES));
  const shown = articles.data ?? [];
  return (
    <RailSection
      title={text("boardsTitle")}
      shape="offer"
      state={{ isPending: articles.isPending, isError: articles.isError, retry: () => void articles.refetch() }}
      count={shown.length}
    >
      {shown.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </RailSection>
  );
}

function ArticleCard({ article }: { readonly article: ArticleSummary }) {
  const { t: text } = useTranslation("discovery");
  const { number } = useFormats();
  const { id, title, language, gameCode, boardAlias, likeCount, commentCount } = article;
  return (
    <ReadingCard
      top={
        <span className={dotted}>
          <span>
            <bdi>{article.gameTitle}</bdi>
          </span>
          <span>
            <bdi>{article.boardTitle}</bdi>
          </span>
        </span>
      }
      title={title}
      words={article.excerpt}
      lang={language}
      foot={
        <>
          <bdi>{article.author.nickname}</bdi>
          <Ago instant={article.createdAt} />
          <Count icon="heart" number={number(likeCount)} label={text("likes", { number: number(likeCount) })} />
          <Count
            icon="message"
            number={number(commentCount)}
            label={text("comments", { number: number(commentCount) })}
          />
        </>
      }
      to={buildPath("gameBoardView", { gameCode, boardAlias, articleId: id })}
    />
  );
}

function Ago({ instant }: { readonly instant: string }) {
  const formats = useFormats();
  const { clock } = usePorts();
  return (
    // The words depend on the moment: what the server wrote a second ago stays.
    <time dateTime={instant} suppressHydrationWarning>
      {formats.relative(instant, clock.now())}
    </time>
  );
}

interface CountProps {
  readonly icon: IconName;
  readonly number: string;
  readonly label: string;
}

function Count({ icon, number, label }: CountProps) {
  return (
    <span data-part="number" role="img" aria-label={label}>
      <Icon name={icon} size={14} />
      {number}
    </span>
  );
}
