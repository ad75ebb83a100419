import { buildPath } from "#core/navigation/build-path.ts";
import type { PageHead, ScreenContext } from "#ui/head/page-head.ts";
import { PageShown } from "#ui/visit/page-shown.tsx";
import { NotificationScreen } from "./notification-screen.tsx";

/** Nothing is asked for ahead: notifications belong to a player, and the page asks for them itself. */
export function load(): Promise<void> {
  return Promise.resolve();
}

/** Nothing that a search engine should know. */
export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("headTitle", { ns: "notifications" });
  return { title, description: title, canonicalPath: buildPath("notification", {}), noIndex: true };
}

/** Everything the route loads, in one lazy file. */
export function Page() {
  return (
    <>
      <NotificationScreen />
      <PageShown />
    </>
  );
}
