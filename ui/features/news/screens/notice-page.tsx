import { memo } from "react";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { NewsListScreen } from "./news-list-screen.tsx";
import type { NoticeParams, NoticeSearch } from "./notice-search.ts";
import { Reading } from "./reading.ts";
import type { ReadingProps } from "./reading-parts.tsx";
import { ReadingSkeleton } from "./reading-skeleton.tsx";

export { loadNotice as load } from "./notice-data.ts";
export { noticeHead as head } from "./notice-head.ts";

/** Memoised, so that the server-rendered content stays until the code of this part is loaded. */
const ReadingPart = memo(function ReadingPart(props: ReadingProps) {
  return (
    <LazySection preload={Reading.preload} fallback={<ReadingSkeleton />}>
      <Reading {...props} />
    </LazySection>
  );
});

/** Everything the route of the news loads, in one lazy file. */
export function Page({ articleId, search }: NoticeParams & { readonly search: NoticeSearch }) {
  return (
    <>
      {articleId === undefined ? (
        <NewsListScreen search={search} />
      ) : (
        <ReadingPart key={articleId} articleId={articleId} board={search.board} />
      )}
      <NotifyHydrated />
    </>
  );
}
