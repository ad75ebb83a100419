import { mayShowDeveloperNavigation } from "#core/configuration/consent.ts";
import { ErrorBoundary } from "#ui/kit/error-boundary/error-boundary.tsx";
import { useIdleCode } from "#ui/kit/late-part/use-idle-code.ts";
import { OutsideLinks } from "#ui/overlays/window/outside-links.tsx";
import { WindowLinks } from "#ui/overlays/window/window-links.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { ClickListener } from "../click-log/click-listener.tsx";
import { ConsentedScripts } from "../consents/consented-scripts.tsx";
import { LateDeveloperNavigation } from "../developer-navigation/late-developer-navigation.tsx";
import { DocumentLinks } from "../documents/document-links.tsx";
import { LateGamepad } from "../gamepad/late-gamepad.tsx";
import { OfflineBanner } from "../offline-banner/offline-banner.tsx";
import { ServiceBanner } from "../service-banner/service-banner.tsx";
import { LateSessionKeeper } from "../session/late-session-keeper.tsx";

const nothing = () => null;

/**
 * What is around every page and shows itself only when there is something to tell: of a lost connection, of services in
 * trouble, of a session that is over. It also opens windows and links beside the page, and hears the launcher. A
 * bug in one of them takes along neither the page nor the others.
 */
export function Around() {
  const { shell } = useVisit();
  const { configuration, logger } = usePorts();
  const parts = {
    launcher: shell === "launcher" && LateInLauncher,
    app: shell === "app" && LateInApp,
    developerNavigation: mayShowDeveloperNavigation(shell, configuration.envName) && LateDeveloperNavigation,
    clicks: ClickListener,
    consents: ConsentedScripts,
    windowLinks: WindowLinks,
    // Before the links out of the product: what it takes leads nowhere else.
    documentLinks: DocumentLinks,
    outsideLinks: OutsideLinks,
    services: ServiceBanner,
    connection: OfflineBanner,
    gamepad: LateGamepad,
    session: LateSessionKeeper,
  };
  return Object.entries(parts).map(
    ([name, Part]) =>
      Part && (
        <ErrorBoundary
          key={name}
          onError={(error) =>
            logger.error("something around a page could not be shown", { name, message: String(error) })
          }
          standIn={nothing}
        >
          <Part />
        </ErrorBoundary>
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
