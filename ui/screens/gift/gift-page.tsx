import { buildPath } from "#core/navigation/build-path.ts";
import type { PageHead, ScreenContext } from "#ui/head/page-head.ts";
import { PageShown } from "#ui/visit/page-shown.tsx";
import { GiftScreen } from "./gift-screen.tsx";

/** Gifts belong to a player: the browser asks for them. */
export const load = () => Promise.resolve();

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("title", { ns: "gifts" }),
    description: t("intro", { ns: "gifts" }),
    canonicalPath: buildPath("gift", {}),
    noIndex: true,
  };
}

export function Page() {
  return (
    <>
      <GiftScreen />
      <PageShown />
    </>
  );
}
