import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { momentLook } from "./moment-look.ts";

export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("loadingTitle", { ns: "launcher" });
  return { title, description: title, canonicalPath: buildPath("loading", {}), noIndex: true };
}

/** Page that a shell shows while it prepares the next one. */
export function Page() {
  const { t: text } = useTranslation("launcher");
  return (
    <div className={momentLook} aria-busy="true">
      <StatePanel kind="page" emblem={<Emblem name="work" />} title={text("loadingTitle")}>
        {text("loadingText")}
      </StatePanel>
      <NotifyHydrated />
    </div>
  );
}
