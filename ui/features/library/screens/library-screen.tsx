import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { SignInPromptPanel } from "#ui/patterns/plain-page/sign-in-prompt-panel.tsx";
import { libraryQuery } from "../queries/library.ts";
import type { LibraryGamesProps } from "./library-games.tsx";
import { LibraryGames } from "./library-games.tsx";
import { libraryLook } from "./library-look.ts";
import type { LibrarySearch } from "./library-search.ts";

function GamesPart(props: LibraryGamesProps) {
  return (
    <PageStep fallback={<LibrarySkeleton />}>
      <LibraryGames {...props} />
    </PageStep>
  );
}

export interface LibraryScreenProps {
  readonly search: LibrarySearch;
}

/** Everything that a player owns: `/library`. */
export default function LibraryScreen({ search }: LibraryScreenProps) {
  const { t: text } = useTranslation("library");
  const { user } = useVisit();
  const query = libraryQuery(useQueryScope());
  const library = useQuery(query);
  if (user === null) {
    return (
      <PlainPage title={text("title")} intro={text("intro")}>
        <SignInPromptPanel>{text("signInText")}</SignInPromptPanel>
      </PlainPage>
    );
  }
  const { data } = library;
  if (data === undefined && library.isError) {
    return (
      <PlainPage title={text("title")} intro={text("intro")}>
        {/* As a component: a publisher without a library makes the page no missing one. */}
        <QueryFailure kind="component" error={library.error} onRefresh={() => void library.refetch()} />
      </PlainPage>
    );
  }
  return (
    <PlainPage title={text("title")} intro={text("intro")} width="wide">
      {library.isRefetchError && (
        <FailureNote error={library.error} isRetrying={library.isFetching} onRetry={() => void library.refetch()} />
      )}
      <PartialNote queryKey={query.queryKey} />
      {data === undefined ? <LibrarySkeleton /> : <GamesPart games={data} search={search} />}
    </PlainPage>
  );
}

const CARDS = ["a", "b", "c", "d", "e", "f"] as const;

function LibrarySkeleton() {
  const { t: text } = useTranslation("library");
  return (
    <div className={libraryLook} role="status" aria-busy="true" aria-label={text("loading")}>
      <div data-part="grid">
        {CARDS.map((card) => (
          <Skeleton key={card} ratio="16 / 9" shape="block" />
        ))}
      </div>
    </div>
  );
}
