import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { ReportsScreen } from "./reports-screen.tsx";

/** Only moderators have the page; an unknown viewer may be one. Prefetches nothing: the page requests the reports. */
export function load({ visit }: ScreenContext): Promise<"notFound" | undefined> {
  const { user, isUserUnknown } = visit.get();
  return Promise.resolve(user?.isModerator === true || isUserUnknown ? undefined : "notFound");
}

/** Not indexed by search engines. */
export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("reports", { ns: "common" });
  return { title, description: title, canonicalPath: buildPath("reports", {}), noIndex: true };
}

/** Everything the route loads, in one lazy file. */
export function Page() {
  return (
    <>
      <ReportsScreen />
      <NotifyHydrated />
    </>
  );
}
