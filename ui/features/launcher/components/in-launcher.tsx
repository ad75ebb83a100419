import { NativeSignInLinks } from "#ui/patterns/sign-in/native-sign-in-links.tsx";
import { LauncherBadge } from "./launcher-badge.tsx";
import { LauncherCommands } from "./launcher-commands.tsx";

/** Launcher integration of every page: runs the launcher's commands, sends the unread count and signs in through it. */
export function InLauncher() {
  return (
    <>
      <LauncherCommands />
      <LauncherBadge />
      <NativeSignInLinks />
    </>
  );
}
