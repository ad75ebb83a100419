import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import type { NoticeSummary } from "#core/news/notice.ts";
import type { ArticleSummary } from "#core/ports/community-gateway.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { latestArticlesQuery, latestNoticesQuery } from "#ui/features/news/queries/latest.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { dotted } from "#ui/kit/dotted/dotted.ts";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { useAuthorName } from "#ui/patterns/author-link/use-author-name.ts";
import { RailSection } from "#ui/patterns/rail-section/rail-section.tsx";
import { LATEST_ARTICLES } from "../store-index-queries.ts";
import { LauncherOffer } from "./launcher-offer.tsx";
import { GenreRail, OffersRail, TopRatedRail } from "./lower-rails.tsx";
import { type NoticePicture, picturesOfNotices } from "./pictures-of-notices.ts";
import { PromotionsRail } from "./promotions-rail.tsx";
import { stateOf } from "./rail-state.ts";
import { ReadingCard } from "./reading-card.tsx";
import { useKnownGames } from "./use-known-games.ts";
import { VisitedRail } from "./visited-rail.tsx";

const PICTURE_SIZES = "(max-width: 639px) 86vw, (max-width: 959px) 46vw, 440px";

/** Rails below the first view: offers, ratings, genres, promotions, visited games, news and articles of players. */
export function HomeLowerRails() {
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
  const pictures = picturesOfNotices(shown, useKnownGames());
  return (
    <RailSection
      title={text("newsTitle")}
      action={<TextLink to={buildPath("notice", {})}>{text("allNews")}</TextLink>}
      shape="offer"
      state={stateOf(notices)}
      count={shown.length}
    >
      {shown.map((notice) => (
        <li key={notice.id}>
          <NoticeCard notice={notice} picture={pictures.get(notice.id)} />
        </li>
      ))}
    </RailSection>
  );
}

/** Signs of notices that are about no game. */
const SIGNS = { notice: "megaphone", maintenance: "wrench", event: "calendar", update: "rocket" } as const;

interface NoticeCardProps {
  readonly notice: NoticeSummary;
  readonly picture: NoticePicture | undefined;
}

function NoticeCard({ notice, picture }: NoticeCardProps) {
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
      picture={
        picture === undefined ? (
          <span data-part="sign">
            <Icon name={SIGNS[category]} size={48} />
          </span>
        ) : (
          <Picture media={picture.media} ratio="16 / 9" sizes={PICTURE_SIZES} alt="" palette={picture.palette} />
        )
      }
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
      action={
        <TextLink to={buildPath("notice", {})} search={{ category: "boards" }}>
          {text("allBoards")}
        </TextLink>
      }
      shape="offer"
      state={stateOf(articles)}
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
  const nameOf = useAuthorName();
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
          <bdi>{nameOf(article.author)}</bdi>
          <Ago instant={article.createdAt} />
          {likeCount !== null && (
            <Count icon="heart" number={number(likeCount)} label={text("likes", { number: number(likeCount) })} />
          )}
          {commentCount !== null && (
            <Count
              icon="message"
              number={number(commentCount)}
              label={text("comments", { number: number(commentCount) })}
            />
          )}
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
