import { LauncherBadge } from "./launcher-badge.tsx";
import { LauncherCommands } from "./launcher-commands.tsx";

/** What every page has with its launcher: it does what it is told, and tells how much is unread. */
export function InLauncher() {
  return (
    <>
      <LauncherCommands />
      <LauncherBadge />
    </>
  );
}
