import { APP_SCHEME } from "../mobile-app/constants.ts";

/** Address that opens the launcher or the app where it is installed; nothing happens where it is not. */
export function installedAppAddress(): string {
  return `${APP_SCHEME}://open`;
}
