import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, PageParts, ScreenContext } from "#ui/context/page-head.ts";
import type { LauncherHomeKind } from "./launcher-home-kind.ts";
import { LauncherHomeScreen } from "./launcher-home-screen.tsx";
import { LOBBY_GROUPS, lobbyGroupQuery } from "./lobby-games.ts";

/** Fills the cache with the first lobbies of each group; on the way there by a press, the page shows itself at once. */
async function load(context: ScreenContext): Promise<void> {
  const { queryClient } = context;
  const groups = LOBBY_GROUPS.map(({ stage }) => queryClient.prefetchInfiniteQuery(lobbyGroupQuery(context, stage)));
  if (context.blocksOnData()) await Promise.all(groups);
}

const headOf =
  (kind: LauncherHomeKind) =>
  ({ texts }: ScreenContext): PageHead => {
    const { t } = texts.instance;
    const ns = "launcher";
    const title = kind === "fgt" ? t("headLobby", { ns, title: t("fgtTag", { ns }) }) : t("headHome", { ns });
    return { title, description: t("homeIntro", { ns }), canonicalPath: buildPath(kind, {}), noIndex: true };
  };

const pageOf = (kind: LauncherHomeKind) =>
  function Page() {
    return (
      <>
        <LauncherHomeScreen kind={kind} />
        <NotifyHydrated />
      </>
    );
  };

/** Everything the routes of the start pages load, in one lazy file. */
export const homePage: PageParts<object> = { load, head: headOf("home"), Page: pageOf("home") };
export const fgtPage: PageParts<object> = { load, head: headOf("fgt"), Page: pageOf("fgt") };
