import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { momentLook } from "./moment-look.ts";

export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("resultTitle", { ns: "launcher" });
  return { title, description: title, canonicalPath: buildPath("result", {}), noIndex: true };
}

/** Page that other services return to when they are done. */
export function Page() {
  const { t: text } = useTranslation("launcher");
  const { shell } = useVisit();
  return (
    <div className={momentLook}>
      <StatePanel
        kind="page"
        icon="check-circle"
        title={text("resultTitle")}
        actions={
          <>
            <ButtonLink to={storeIndexPath(shell)}>{text("openStore")}</ButtonLink>
            {shell === "launcher" && (
              <ButtonLink to={buildPath("launcherIndex", {})} variant="secondary">
                {text("homeTitle")}
              </ButtonLink>
            )}
          </>
        }
      >
        {text("resultText")}
      </StatePanel>
      <NotifyHydrated />
    </div>
  );
}
