import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { FavoritesSkeleton } from "./favorites-frame.tsx";
import { FavoritesScreen } from "./favorites-screen.tsx";

export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("favoritesHeadTitle", { ns: "cart" });
  return { title, description: title, canonicalPath: "/favorite", noIndex: true };
}

/** Favorites belong to a player or a device: the server renders a skeleton, and the browser loads them. */
export function Page() {
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated ? <FavoritesScreen /> : <FavoritesSkeleton />}
      <NotifyHydrated />
    </>
  );
}
