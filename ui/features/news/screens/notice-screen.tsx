import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { CategoryBadge, PeriodBadge } from "#ui/features/news/components/notice-badges.tsx";
import { OtherLanguage } from "#ui/features/news/components/other-language.tsx";
import { noticeQuery } from "#ui/features/news/queries/news.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { ReadingSkeleton } from "./reading-skeleton.tsx";

const period = css`
  @layer screens {
    flex-basis: 100%;
    color: var(--color-text);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;

    & > time {
      white-space: nowrap;
    }
  }
`;

/** One notice of the publisher: `/notice/{articleId}`. */
export function NoticeScreen({ noticeId }: { readonly noticeId: string }) {
  const { t: text } = useTranslation("news");
  const { data: notice, isError, error, refetch } = useQuery(noticeQuery(useQueryScope(), noticeId));
  if (notice === undefined) {
    return isError ? <QueryFailure kind="page" error={error} onRefresh={() => void refetch()} /> : <ReadingSkeleton />;
  }
  return (
    <ReadingPage
      back={{ to: buildPath("notice", {}), label: text("backToList") }}
      title={notice.title}
      html={notice.body}
      lang={notice.textLocale}
      textLang={notice.bodyLocale}
      facts={
        <>
          <CategoryBadge category={notice.category} />
          {notice.period !== null && <PeriodBadge period={notice.period} />}
          <LocalTime instant={notice.publishedAt} form="date" />
          <OtherLanguage locale={notice.bodyLocale ?? notice.textLocale} />
          {notice.period !== null && (
            <span className={period}>
              {text("period")} <LocalTime instant={notice.period.from} /> – <LocalTime instant={notice.period.to} />
            </span>
          )}
        </>
      }
      actions={
        notice.gameCode !== null && (
          <ButtonLink to={buildPath("game", { gameCode: notice.gameCode })}>{text("toGame")}</ButtonLink>
        )
      }
    />
  );
}
