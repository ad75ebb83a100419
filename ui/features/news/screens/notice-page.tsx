import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { NewsListScreen } from "./news-list-screen.tsx";
import type { NoticeParams, NoticeSearch } from "./notice-search.ts";
import type { ReadingProps } from "./reading.tsx";
import { Reading } from "./reading.tsx";
import { ReadingSkeleton } from "./reading-skeleton.tsx";

export { loadNotice as load } from "./notice-data.ts";
export { noticeHead as head } from "./notice-head.ts";

function ReadingPart(props: ReadingProps) {
  return (
    <PageStep fallback={<ReadingSkeleton />}>
      <Reading {...props} />
    </PageStep>
  );
}

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
