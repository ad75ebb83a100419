import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { GiftScreen } from "./gift-screen.tsx";

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("title", { ns: "gifts" }),
    description: t("intro", { ns: "gifts" }),
    canonicalPath: buildPath("gift", {}),
    noIndex: true,
  };
}

/** Gifts belong to a player: the browser requests them. */
export function Page() {
  return (
    <>
      <GiftScreen />
      <NotifyHydrated />
    </>
  );
}
