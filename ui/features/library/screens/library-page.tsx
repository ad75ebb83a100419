import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { libraryQuery } from "../queries/library.ts";
import LibraryScreen, { type LibraryScreenProps } from "./library-screen.tsx";

/** Fills the cache with the games of a player, so that the copy of the page that is kept for offline use shows them. */
export async function load(context: ScreenContext): Promise<void> {
  if (context.visit.get().user === null) return;
  const games = context.queryClient.prefetchQuery(libraryQuery(context));
  if (context.blocksOnData()) await games;
}

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("title", { ns: "library" }),
    description: t("intro", { ns: "library" }),
    canonicalPath: buildPath("library", {}),
    noIndex: true,
  };
}

/** Everything that the route of the library loads, in one lazy file. */
export function Page(props: LibraryScreenProps) {
  return (
    <>
      <LibraryScreen {...props} />
      <NotifyHydrated />
    </>
  );
}
