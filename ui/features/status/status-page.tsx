import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { StatusScreen } from "./status-screen.tsx";

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("title", { ns: "status" }),
    description: t("intro", { ns: "status" }),
    canonicalPath: buildPath("status", {}),
  };
}

/** The browser checks the services, so that the page is there when they are not. */
export function Page() {
  return (
    <>
      <StatusScreen />
      <NotifyHydrated />
    </>
  );
}
