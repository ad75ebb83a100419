import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, PageParts, ScreenContext } from "#ui/context/page-head.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";

const moment = css`
  @layer screens {
    display: grid;
    place-content: center;
    inline-size: 100%;
  }
`;

/** Loads no data: these pages are shown briefly between two others. */
const load = () => Promise.resolve();

const headOf =
  (key: "loadingTitle" | "resultTitle", route: "loading" | "result") =>
  ({ texts }: ScreenContext): PageHead => {
    const title = texts.instance.t(key, { ns: "launcher" });
    return { title, description: title, canonicalPath: buildPath(route, {}), noIndex: true };
  };

/** Page that a shell shows while it prepares the next one. */
function LoadingPage() {
  const { t: text } = useTranslation("launcher");
  return (
    <div className={moment} aria-busy="true">
      <StatePanel kind="page" emblem={<Emblem name="work" />} title={text("loadingTitle")}>
        {text("loadingText")}
      </StatePanel>
      <NotifyHydrated />
    </div>
  );
}

/** Page that other services return to when they are done. */
function ResultPage() {
  const { t: text } = useTranslation("launcher");
  const { shell } = useVisit();
  return (
    <div className={moment}>
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

export const loadingPage: PageParts<object> = { load, head: headOf("loadingTitle", "loading"), Page: LoadingPage };
export const resultPage: PageParts<object> = { load, head: headOf("resultTitle", "result"), Page: ResultPage };
