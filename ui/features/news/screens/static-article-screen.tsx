import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { OtherLanguage } from "#ui/features/news/components/other-language.tsx";
import { staticArticleQuery } from "#ui/features/news/queries/news.ts";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { ReadingSkeleton } from "./reading-skeleton.tsx";

interface StaticArticleScreenProps {
  readonly articleId: string;
  /** Alias of the board it was found on. */
  readonly board: string;
}

/** Something on a board that only the publisher writes on: `/notice/{articleId}?board={alias}`. */
export function StaticArticleScreen({ articleId, board }: StaticArticleScreenProps) {
  const { t: text } = useTranslation("news");
  const { data: article, isError, error, refetch } = useQuery(staticArticleQuery(useQueryScope(), articleId));
  if (article === undefined) {
    return isError ? <QueryFailure kind="page" error={error} onRefresh={() => void refetch()} /> : <ReadingSkeleton />;
  }
  return (
    <ReadingPage
      back={{ to: buildPath("notice", {}), search: { board }, label: text("backToList") }}
      title={article.title}
      html={article.body}
      lang={article.textLocale}
      facts={
        <>
          <LocalTime instant={article.publishedAt} form="date" />
          <OtherLanguage locale={article.textLocale} />
        </>
      }
    />
  );
}
