import { useIdleCode } from "#ui/kit/late-part/use-idle-code.ts";
import { OutsideLinks } from "#ui/overlays/window/outside-links.tsx";
import { WindowLinks } from "#ui/overlays/window/window-links.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { ClickListener } from "../click-log/click-listener.tsx";
import { ConsentedScripts } from "../consents/consented-scripts.tsx";
import { OfflineBanner } from "../offline-banner/offline-banner.tsx";
import { ServiceBanner } from "../service-banner/service-banner.tsx";
import { LateSessionKeeper } from "../session/late-session-keeper.tsx";

/**
 * What is around every page and shows itself only when there is something to tell: of a lost connection, of services in
 * trouble, of a session that is over. It also opens windows and links beside the page, and hears the launcher.
 */
export function Around() {
  const { shell } = useVisit();
  return (
    <>
      {shell === "launcher" && <InLauncher />}
      <ClickListener />
      <ConsentedScripts />
      <WindowLinks />
      <OutsideLinks />
      <ServiceBanner />
      <OfflineBanner />
      <LateSessionKeeper />
    </>
  );
}

const loadLauncher = () => import("../launcher/launcher-commands.tsx");

function InLauncher() {
  const launcher = useIdleCode(loadLauncher);
  return launcher && <launcher.LauncherCommands />;
}
