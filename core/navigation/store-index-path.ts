import type { Shell } from "../shell/shell.ts";

/** Path of the store index: `/` on the web and in the mobile app, `/main` in the launcher (Spec §2). */
export function storeIndexPath(shell: Shell): "/" | "/main" {
  return shell === "launcher" ? "/main" : "/";
}
