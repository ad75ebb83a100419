const IPV4_LOOPBACK = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;
const IPV6_LOOPBACK = /^(::1|\[::1\])$/;
const LOCALHOST = /^(.+\.)?localhost$/;

/** Host name of a host as headers and addresses have it: in lower case, without port and final dot. */
export function hostNameOf(host: string): string {
  const text = host.toLowerCase();
  // An IPv6 address without brackets has no port.
  const name = /^[^:]*:\d+$|^\[.*\]:\d+$/.test(text) ? text.slice(0, text.lastIndexOf(":")) : text;
  return name.replace(/\.$/, "");
}

/** Whether a host is this machine alone: 127.0.0.0/8, `::1`, `localhost` and names below it (RFC 6761), with or without a port. */
export function isLoopbackHost(host: string): boolean {
  const name = hostNameOf(host);
  return IPV4_LOOPBACK.test(name) || IPV6_LOOPBACK.test(name) || LOCALHOST.test(name);
}
