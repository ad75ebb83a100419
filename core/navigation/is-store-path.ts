import type { Shell } from "../shell/shell.ts";
import { parsePath } from "./parse-path.ts";
import { ROUTES } from "./route-map.ts";

/**
 * Whether a path is a store path (Spec §2), whose page has the header and footer of the store. The
 * root is the store on the web, in the mobile app and in the chat app; in the launcher it redirects to `/index`.
 * `/main` is the store in the launcher and the chat app.
 */
export function isStorePath(path: string, shell: Shell): boolean {
  const match = parsePath(path);
  if (match === null || ROUTES[match.route].area !== "store") return false;
  if (match.route === "root") return shell !== "launcher";
  return match.route !== "main" || shell === "launcher" || shell === "chat";
}
