import { mayShowDeveloperNavigation } from "#core/configuration/consent.ts";
import { useIdleCode } from "#ui/kit/late-part/use-idle-code.ts";
import { OutsideLinks } from "#ui/overlays/window/outside-links.tsx";
import { WindowLinks } from "#ui/overlays/window/window-links.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { ClickListener } from "../click-log/click-listener.tsx";
import { ConsentedScripts } from "../consents/consented-scripts.tsx";
import { LateDeveloperNavigation } from "../developer-navigation/late-developer-navigation.tsx";
import { LateGamepad } from "../gamepad/late-gamepad.tsx";
import { OfflineBanner } from "../offline-banner/offline-banner.tsx";
import { ServiceBanner } from "../service-banner/service-banner.tsx";
import { LateSessionKeeper } from "../session/late-session-keeper.tsx";
import { QuietBoundary } from "./quiet-boundary.tsx";

/**
 * What is around every page and shows itself only when there is something to tell: of a lost connection, of services in
 * trouble, of a session that is over. It also opens windows and links beside the page, and hears the launcher.
 */
export function Around() {
  const { shell } = useVisit();
  const { envName } = usePorts().configuration;
  const parts = [
    shell === "launcher" && LateInLauncher,
    shell === "app" && LateInApp,
    mayShowDeveloperNavigation(shell, envName) && LateDeveloperNavigation,
    ClickListener,
    ConsentedScripts,
    WindowLinks,
    OutsideLinks,
    ServiceBanner,
    OfflineBanner,
    LateGamepad,
    LateSessionKeeper,
  ];
  return parts.map(
    (Part, place) =>
      Part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: each has its own place in the list, whatever else there is
        <QuietBoundary key={place}>
          <Part />
        </QuietBoundary>
      ),
  );
}

const loadLauncher = () => import("../launcher/in-launcher.tsx");

function LateInLauncher() {
  const launcher = useIdleCode(loadLauncher);
  return launcher && <launcher.InLauncher />;
}

const loadApp = () => import("../app-view/in-app.tsx");

function LateInApp() {
  const app = useIdleCode(loadApp);
  return app && <app.InApp />;
}
