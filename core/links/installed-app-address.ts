/** Scheme under which the installed launcher and the mobile app listen (decided with the app's commands). */
const INSTALLED_APP_SCHEME = "ncpurple";

/** Address that opens the launcher or the app where it is installed; nothing happens where it is not. */
export function installedAppAddress(): string {
  return `${INSTALLED_APP_SCHEME}://open`;
}
