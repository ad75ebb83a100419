import { useRouterState } from "@tanstack/react-router";
import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import type { RawSearch } from "#ui/context/raw-search.ts";
import { AccountScreen } from "./account-screen.tsx";
import { parseAccountSearch } from "./account-search.ts";

/** All of the page belongs to the player: the browser requests it. */
export const load = (): Promise<void> => Promise.resolve();

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

export function Page() {
  const search = useRouterState({ select: ({ location }): RawSearch => location.search });
  return (
    <>
      <AccountScreen {...parseAccountSearch(search)} />
      <NotifyHydrated />
    </>
  );
}
