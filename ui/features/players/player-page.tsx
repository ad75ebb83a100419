import { classifyFailure } from "#core/failures/classify-failure.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { playerArticlesQuery, playerQuery, playerReviewsQuery } from "./player-queries.ts";
import { PlayerScreen } from "./player-screen.tsx";

export interface PlayerParams {
  readonly playerId: string;
}

/** Fills the cache with a player and what they have written. Without the player there is no page. */
export async function load(
  context: ScreenContext,
  { params: { playerId } }: PageAddress<PlayerParams>,
): Promise<"notFound" | undefined> {
  const { queryClient } = context;
  const player = playerQuery(context, playerId);
  const lists = Promise.all([
    queryClient.prefetchInfiniteQuery(playerReviewsQuery(context, playerId)),
    queryClient.prefetchInfiniteQuery(playerArticlesQuery(context, playerId)),
  ]);
  await Promise.all([queryClient.prefetchQuery(player), context.blocksOnData() ? lists : undefined]);
  const failure = failureOf(queryClient.getQueryState(player.queryKey)?.error);
  if (failure === null) return undefined;
  // An id that no player can have is invalid.
  return ["not_found", "invalid"].includes(classifyFailure(failure)) ? "notFound" : undefined;
}

/** Not indexed: players are found by what they write, not by their names. */
export function head(context: ScreenContext, { params: { playerId } }: PageAddress<PlayerParams>): PageHead {
  const { t } = context.texts.instance;
  const player = context.queryClient.getQueryData(playerQuery(context, playerId).queryKey);
  const name =
    player && (player.nickname || t(player.nickname === null ? "formerPlayer" : "unknownPlayer", { ns: "common" }));
  return {
    title: name === undefined ? t("errorTitle", { ns: "common" }) : t("headTitle", { ns: "player", name }),
    description: name === undefined ? "" : t("headDescription", { ns: "player", name }),
    canonicalPath: buildPath("player", { playerId }),
    noIndex: true,
  };
}

/** Everything the route loads, in one lazy file. */
export function Page({ playerId }: PlayerParams) {
  return (
    <>
      <PlayerScreen key={playerId} playerId={playerId} />
      <NotifyHydrated />
    </>
  );
}
