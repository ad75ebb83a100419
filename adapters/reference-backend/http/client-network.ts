import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that name its network: 64 bits. */
const NETWORK_GROUPS = 4;
/** A port behind an address, which some proxies write into `X-Forwarded-For`: each connection has another one. */
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;
const IPV6_IN_BRACKETS = /^\[([^[\]]*)\](?::\d+)?$/;
const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * Rate-limit key of an address: an IPv4 address itself, or the first 64 bits of an IPv6 address, since one customer has
 * at least that many. IPv4-mapped IPv6 counts as IPv4; text that is no address counts as it is. The port is ignored.
 */
export function networkOf(address: string): string {
  const withoutPort = IPV4_WITH_PORT.exec(address)?.[1] ?? IPV6_IN_BRACKETS.exec(address)?.[1] ?? address;
  const [withoutZone = ""] = withoutPort.split("%");
  if (!isIPv6(withoutZone)) return withoutPort;
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const mapped = MAPPED_IPV4.exec(canonical);
  if (mapped !== null) return [mapped[1], mapped[2]].flatMap(bytesOf).join(".");
  const [before = "", after = ""] = canonical.split("::");
  const first = before === "" ? [] : before.split(":");
  const last = after === "" ? [] : after.split(":");
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  const groups = canonical.includes("::") ? [...first, ...zeros, ...last] : first;
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

function bytesOf(group = "0"): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
