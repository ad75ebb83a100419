import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import type { LauncherHomeKind } from "./launcher-home-kind.ts";
import { LauncherHomeScreen } from "./launcher-home-screen.tsx";
import { LOBBY_GROUPS, lobbyGroupQuery } from "./lobby-games.ts";

/** Fills the cache with the first lobbies of each group; on the way there by a press, the page shows itself at once. */
export async function load(context: ScreenContext): Promise<void> {
  const { queryClient } = context;
  const groups = LOBBY_GROUPS.map(({ stage }) => queryClient.prefetchInfiniteQuery(lobbyGroupQuery(context, stage)));
  if (context.blocksOnData()) await Promise.all(groups);
}

export function head({ texts }: ScreenContext, { route }: PageAddress<object>): PageHead {
  const { t } = texts.instance;
  const ns = "launcher";
  const kind = route === "fgt" ? "fgt" : "home";
  const title = kind === "fgt" ? t("headLobby", { ns, title: t("fgtTag", { ns }) }) : t("headHome", { ns });
  return { title, description: t("homeIntro", { ns }), canonicalPath: buildPath(kind, {}), noIndex: true };
}

/** Everything the routes of the start pages load, in one lazy file. */
export function Page({ kind }: { readonly kind: LauncherHomeKind }) {
  return (
    <>
      <LauncherHomeScreen kind={kind} />
      <NotifyHydrated />
    </>
  );
}
