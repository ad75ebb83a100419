import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { MiniGameScreen } from "./mini-game-screen.tsx";

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("miniGameTitle", { ns: "rewards" }),
    description: t("miniGameIntro", { ns: "rewards" }),
    canonicalPath: buildPath("miniGame", {}),
  };
}

/** Rounds belong to a player: the browser requests them. */
export function Page() {
  return (
    <>
      <MiniGameScreen />
      <NotifyHydrated />
    </>
  );
}
