import { buildPath } from "#core/navigation/build-path.ts";
import type { PageHead, ScreenContext } from "#ui/head/page-head.ts";
import { gamesQuery } from "#ui/queries/games.ts";
import { PageShown } from "#ui/visit/page-shown.tsx";
import { LauncherHomeScreen } from "./launcher-home-screen.tsx";
import { LOBBY_GAMES } from "./lobby-games.ts";

/** Fills the cache with the games; on the way there by a press, the page shows itself at once. */
export async function load(context: ScreenContext): Promise<void> {
  const games = context.queryClient.prefetchQuery(gamesQuery(context, LOBBY_GAMES));
  if (context.waitsForAnswers()) await games;
}

export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("headHome", { ns: "launcher" });
  return { title, description: title, canonicalPath: buildPath("home", {}), noIndex: true };
}

export function Page() {
  return (
    <>
      <LauncherHomeScreen />
      <PageShown />
    </>
  );
}
