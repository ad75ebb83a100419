import { mayShowDeveloperNavigation } from "#core/configuration/consent.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ConsentedScripts } from "#ui/features/consent/consented-scripts.tsx";
import { LateSessionKeeper } from "#ui/features/session/components/lazy-session-keeper.tsx";
import { DocumentLinks } from "#ui/features/store-info/components/document-links.tsx";
import { ClickListener } from "#ui/frame/click-log/click-listener.tsx";
import { LateDeveloperNavigation } from "#ui/frame/developer-navigation/lazy-developer-navigation.tsx";
import { LateGamepad } from "#ui/frame/gamepad/lazy-gamepad.tsx";
import { OfflineBanner } from "#ui/frame/offline-banner/offline-banner.tsx";
import { ServiceBanner } from "#ui/frame/service-banner/service-banner.tsx";
import { ErrorBoundary } from "#ui/kit/error-boundary/error-boundary.tsx";
import { useIdleCode } from "#ui/kit/lazy/use-idle-code.ts";
import { OutsideLinks } from "#ui/overlays/window/outside-links.tsx";
import { WindowLinks } from "#ui/overlays/window/window-links.tsx";

const nothing = () => null;

/**
 * Global effects of every page: banners for a lost connection, services in trouble and an ended session, popup
 * windows, links and launcher messages. Each part has an error boundary of its own.
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
          fallback={nothing}
        >
          <Part />
        </ErrorBoundary>
      ),
  );
}

const loadLauncher = () => import("#ui/features/launcher/components/in-launcher.tsx");

function LateInLauncher() {
  const launcher = useIdleCode(loadLauncher);
  return launcher && <launcher.InLauncher />;
}

const loadApp = () => import("#ui/frame/app-view/in-app.tsx");

function LateInApp() {
  const app = useIdleCode(loadApp);
  return app && <app.InApp />;
}
