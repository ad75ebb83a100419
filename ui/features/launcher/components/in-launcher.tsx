import { NativeSignInLinks } from "#ui/patterns/sign-in/native-sign-in-links.tsx";
import { LauncherBadge } from "./launcher-badge.tsx";
import { LauncherCommands } from "./launcher-commands.tsx";

/** What every page has with its launcher: it does what it is told, tells how much is unread, and signs in by it. */
export function InLauncher() {
  return (
    <>
      <LauncherCommands />
      <LauncherBadge />
      <NativeSignInLinks />
    </>
  );
}
