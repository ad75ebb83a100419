import { useQuery } from "@tanstack/react-query";
import type { LibraryGame } from "#core/library/library-game.ts";
import { libraryStateOf } from "#core/library/library-state.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { LibraryAction } from "#ui/features/library/components/library-action.tsx";
import { useLibraryContext } from "#ui/features/library/components/use-library-context.ts";
import { libraryQuery } from "#ui/features/library/queries/library.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";

const NO_GAMES: readonly LibraryGame[] = [];

/**
 * The one next action of a bought game, as in the library; nothing while the library does not have the game, a note if it cannot
 * be loaded.
 */
export function NextAction({ gameCode }: { readonly gameCode: string }) {
  const library = useQuery(libraryQuery(useQueryScope()));
  const games = library.data ?? NO_GAMES;
  const { audience, nowMs } = useLibraryContext(games);
  const item = games.find(({ game }) => game.gameCode === gameCode);
  if (item !== undefined)
    return <LibraryAction item={item} state={libraryStateOf(item, audience, nowMs)} nowMs={nowMs} />;
  if (library.isError && library.data === undefined)
    return <PartFailure isBare onRetry={() => void library.refetch()} />;
  return library.isFetching ? <Skeleton width="180px" height="44px" /> : null;
}
