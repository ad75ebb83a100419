import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that name its network: 64 bits. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * What an address is counted by: an IPv4 address as it is, of an IPv6 address the first 64 bits, since one customer has at
 * least that many addresses. An IPv4 address written as IPv6 is the IPv4 address; what is no address counts as it is.
 */
export function networkOf(address: string): string {
  const [withoutZone = ""] = address.split("%");
  if (!isIPv6(withoutZone)) return address;
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
