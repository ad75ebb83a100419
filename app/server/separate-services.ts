import { servicesElsewhere } from "#app/configuration/publisher-addresses.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { probePublisher } from "./probe-publisher.ts";
import type { Connection, Publisher } from "./publisher.ts";
import { handedOnHeaders, introduce } from "./remote-publisher.ts";

/** Timeout of the check whether the Purple API is reachable. */
const PROBE_TIMEOUT_MS = 5_000;

/** Whether browsers send the cookies of the store to a host, which is when this server may do so for them. */
function sharesCookies(host: string, storeHost: string, cookieDomain: string): boolean {
  const domain = cookieDomain.replace(/^\./, "");
  const isWithin = (name: string) => domain !== "" && `.${name}`.endsWith(`.${domain}`);
  return host === storeHost || (isWithin(host) && isWithin(storeHost));
}

/**
 * Publisher of a store whose services have origins of their own. Browsers call them directly; for server-rendered pages
 * this server does, with absolute addresses. Calls to the store's own origin go to `local`; `null` if there are none.
 */
export function createSeparateServices(
  local: Publisher | null,
  { services, cookieDomain }: Pick<RuntimeConfiguration, "services" | "cookieDomain">,
  publicOrigin: string | null,
): Publisher {
  const origins = new Set(servicesElsewhere(services, publicOrigin).map((name) => new URL(services[name]).origin));

  const ask = async (request: Request, connection: Connection): Promise<Response> => {
    const url = new URL(request.url);
    const headers = handedOnHeaders(request.headers);
    introduce(headers, request, connection);
    if (!sharesCookies(url.hostname, connection.storeHost ?? "", cookieDomain)) headers.delete("Cookie");
    const { method, signal } = request;
    const body = method === "GET" || method === "HEAD" ? undefined : await request.arrayBuffer();
    return fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
  };

  return {
    fetch: async (request, connection = {}) => {
      if (origins.has(new URL(request.url).origin)) return ask(request, connection);
      if (local === null) throw new TypeError("there is no service at this address");
      return local.fetch(request, connection);
    },
    isPublisherPath: (pathname) => local?.isPublisherPath(pathname) ?? false,
    probe: () => local?.probe() ?? probePublisher(services.purple, PROBE_TIMEOUT_MS),
    guestState: () => local?.guestState() ?? Promise.resolve("elsewhere"),
    noticesWrites: local?.noticesWrites ?? false,
    databaseLoad: () => local?.databaseLoad() ?? null,
    endStreams: () => local?.endStreams(),
    close: () => local?.close() ?? Promise.resolve(),
  };
}
