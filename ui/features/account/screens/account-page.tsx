import { useRouterState } from "@tanstack/react-router";
import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import type { RawSearch } from "#ui/context/raw-search.ts";
import { profileQuery } from "#ui/features/account/queries/profile.ts";
import { prefetchWaiting } from "#ui/features/notifications/components/use-waiting.ts";
import { AccountScreen } from "./account-screen.tsx";
import { parseAccountSearch } from "./account-search.ts";

/** Loads what is above other parts and of unknown height; the browser requests the rest of the page, which is the player's. */
export async function load(context: ScreenContext): Promise<void> {
  if (context.visit.get().user === null) return;
  const parts = Promise.all([context.queryClient.prefetchQuery(profileQuery(context)), prefetchWaiting(context)]);
  if (context.blocksOnData()) await parts;
}

export function head({ texts, visit }: ScreenContext, { search }: { readonly search: RawSearch }): PageHead {
  const { t } = texts.instance;
  const isClosed = parseAccountSearch(search).closedUntil !== undefined && visit.get().user === null;
  return {
    title: t(isClosed ? "closedTitle" : "title", { ns: "account" }),
    description: t("signInText", { ns: "account" }),
    canonicalPath: buildPath("account", {}),
    noIndex: true,
  };
}

/** All of the page belongs to the player: the browser requests it. */
export function Page() {
  const search = useRouterState({ select: ({ location }): RawSearch => location.search });
  return (
    <>
      <AccountScreen {...parseAccountSearch(search)} />
      <NotifyHydrated />
    </>
  );
}
