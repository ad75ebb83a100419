import { mayShowDeveloperNavigation } from "#core/configuration/consent.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ConsentedScripts } from "#ui/features/consent/consented-scripts.tsx";
import { CardFilms } from "#ui/features/game-cards/card-films.tsx";
import { LazySessionKeeper } from "#ui/features/session/components/lazy-session-keeper.tsx";
import { SignedOutElsewhere } from "#ui/features/session/components/signed-out-elsewhere.tsx";
import { DocumentLinks } from "#ui/features/store-info/components/document-links.tsx";
import { ClickListener } from "#ui/frame/click-log/click-listener.tsx";
import { LazyDeveloperNavigation } from "#ui/frame/developer-navigation/lazy-developer-navigation.tsx";
import { LazyGamepad } from "#ui/frame/gamepad/lazy-gamepad.tsx";
import { OfflineBanner } from "#ui/frame/offline-banner/offline-banner.tsx";
import { ServiceBanner } from "#ui/frame/service-banner/service-banner.tsx";
import { ErrorBoundary } from "#ui/kit/error-boundary/error-boundary.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { OutsideLinks } from "#ui/overlays/window/outside-links.tsx";
import { WindowLinks } from "#ui/overlays/window/window-links.tsx";

const nothing = () => null;

/**
 * Global effects of every page: banners for a lost connection, services in trouble and an ended session, popup
 * windows, links and launcher messages. Each part has an error boundary of its own.
 */
export function Around() {
  const { shell, hasTestTools = false } = useVisit();
  const { logger } = usePorts();
  const parts = {
    launcher: shell === "launcher" && LazyInLauncher,
    app: shell === "app" && LazyInApp,
    developerNavigation: mayShowDeveloperNavigation(shell, hasTestTools) && LazyDeveloperNavigation,
    clicks: ClickListener,
    consents: ConsentedScripts,
    windowLinks: WindowLinks,
    documentLinks: DocumentLinks,
    outsideLinks: OutsideLinks,
    services: ServiceBanner,
    connection: OfflineBanner,
    gamepad: LazyGamepad,
    session: LazySessionKeeper,
    signOut: SignedOutElsewhere,
    films: CardFilms,
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

function LazyInLauncher() {
  const { module: launcher } = useIdleModule(loadLauncher);
  return launcher && <launcher.InLauncher />;
}

const loadApp = () => import("#ui/frame/app-view/in-app.tsx");

function LazyInApp() {
  const { module: app } = useIdleModule(loadApp);
  return app && <app.InApp />;
}
