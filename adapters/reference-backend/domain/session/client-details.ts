import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { type ClientNames, clientNamesOf } from "#core/session/client-names.ts";
import { SHELLS, type Shell } from "#core/shell/shell.ts";

/** Details of the browser or app that signs in, for the player's list of sessions. */
export interface ClientDetails extends ClientNames {
  readonly shell: Shell;
}

export function clientDetailsOf(request: Request): ClientDetails {
  const names = clientNamesOf(request.headers.get("User-Agent") ?? "");
  return { ...names, shell: namedShellOf(request) ?? "web" };
}

/** Shell that the client header names; `null` where a request has none, as those of browsers for pages. */
export function namedShellOf(request: Request): Shell | null {
  const name = request.headers.get(PUBLISHER_HEADERS.client)?.split("/")[0]?.toLowerCase();
  return SHELLS.find((shell) => shell === name) ?? null;
}
