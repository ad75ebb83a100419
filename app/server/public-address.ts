import type { IncomingMessage } from "node:http";
import type { Settings } from "#app/configuration/settings.ts";
import { isLoopbackHost } from "#core/configuration/is-loopback-host.ts";

/** Value that the nearest proxy has added to a header; those before it may be a client's. */
const lastOf = (value: string | null | undefined): string | undefined => value?.split(",").at(-1)?.trim() || undefined;

/**
 * Origin that players see, scheme included: `PUBLIC_ORIGIN`, or the request's own if the store serves this machine
 * only. Everything that depends on the address of the store calls this function: cookies, origin checks, redirects,
 * links.
 */
export function publicOriginOf(request: Request, { publicOrigin }: Pick<Settings, "publicOrigin">): string {
  return publicOrigin ?? new URL(request.url).origin;
}

/** The request under the origin players see; its URL is all that pages and the publisher know of the address. */
export function asSeenByPlayers(request: Request, origin: string): Request {
  const url = new URL(request.url);
  return url.origin === origin ? request : new Request(origin + url.pathname + url.search, request);
}

/** Network address a request came from; behind a trusted proxy the last one it names. */
export function clientAddressOf(
  request: Request,
  incoming: IncomingMessage | undefined,
  { trustProxy }: Pick<Settings, "trustProxy">,
): string | undefined {
  const forwarded = trustProxy ? lastOf(request.headers.get("X-Forwarded-For")) : undefined;
  return forwarded ?? incoming?.socket.remoteAddress;
}

const FOR_THIS_MACHINE_ALONE =
  "This store was started for this machine alone. To open it to others, set PUBLIC_ORIGIN to the address they use.";

interface HostRefusal {
  readonly status: 400 | 421;
  readonly message: string;
}

/**
 * Why the host of a request is refused; `null` if it is accepted. A store that serves this machine only accepts
 * loopback hosts: other sites could reach it by a name of theirs that resolves to loopback (DNS rebinding).
 */
export function refusalOfHost(
  request: Request,
  incoming: IncomingMessage | undefined,
  { publicOrigin, trustProxy }: Pick<Settings, "publicOrigin" | "trustProxy">,
): HostRefusal | null {
  if (countOfHosts(incoming) > 1) return { status: 400, message: "A request names one host." };
  if (publicOrigin !== null && !isLoopbackHost(new URL(publicOrigin).host)) return null;
  const forwardedHost = lastOf(request.headers.get("X-Forwarded-Host"));
  // A trusted proxy may use any name of this process; only the name that its client requested counts.
  const asked = trustProxy ? [] : [request.headers.get("Host"), new URL(request.url).host];
  const hosts = [...asked, forwardedHost].filter((host) => typeof host === "string");
  return hosts.every(isLoopbackHost) ? null : { status: 421, message: FOR_THIS_MACHINE_ALONE };
}

/** `Host` lines of a request; more than one is to be refused (RFC 9112, section 3.2). */
function countOfHosts(incoming: IncomingMessage | undefined): number {
  const names = incoming?.rawHeaders.filter((_, at) => at % 2 === 0) ?? [];
  return names.filter((name) => name.toLowerCase() === "host").length;
}
