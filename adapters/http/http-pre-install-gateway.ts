import type { PreInstallGateway } from "#core/ports/pre-install-gateway.ts";
import { getPreInstall, requestPreInstall } from "../wire/pre-install-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";

/** Pre-install requests over HTTP. */
export function createHttpPreInstallGateway(client: HttpClient): PreInstallGateway {
  return {
    getStatus: async (gameCode, options) =>
      mapResult(await client.send(getPreInstall, { parameters: { gameCode } }, options), ({ status }) => status),
    request: async (gameCode) =>
      mapResult(await client.send(requestPreInstall, { parameters: { gameCode } }), ({ status }) => status),
  };
}
