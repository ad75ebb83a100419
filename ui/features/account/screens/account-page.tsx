import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { AccountScreen } from "./account-screen.tsx";
import { AccountSecurity } from "./account-security.ts";

/** All of it is the player's own: the browser asks for it. */
export async function load(context: ScreenContext): Promise<void> {
  const isOfPlayer = context.visit.get().user !== null;
  if (isOfPlayer && context.blocksOnData()) await AccountSecurity.preload().catch(() => undefined);
}

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("title", { ns: "account" }),
    description: t("signInText", { ns: "account" }),
    canonicalPath: buildPath("account", {}),
    noIndex: true,
  };
}

export function Page() {
  return (
    <>
      <AccountScreen />
      <NotifyHydrated />
    </>
  );
}
