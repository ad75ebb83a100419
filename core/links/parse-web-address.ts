/** An http(s) address in its parts. */
export interface WebAddress {
  /** Scheme, host and port in the form browsers compare: lower case, the default port left out. */
  readonly origin: string;
  readonly isSecure: boolean;
  readonly host: string;
  /** Path with query and hash; `/` at least. */
  readonly path: string;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: "80", https: "443" };

/**
 * ASCII host names, IPv4 addresses, and the device's own IPv6. Other scripts must be punycode: browsers fold look-alike
 * letters into ASCII, so a comparison of texts would not compare hosts.
 */
const WEB_ADDRESS = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?|\[::1\])(?::(\d{1,5}))?([/?#].*)?$/i;

/** Hosts that browsers read as a number, in any of its notations, and the one notation that they leave as it is. */
const NUMERIC_HOST = /(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/;
const BYTE = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const PLAIN_IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);

/** Characters that browsers drop or convert in an address: white space, control characters, backslashes. */
const FOLDED = /[\p{White_Space}\p{Cc}\\]/u;

/**
 * Parses an http(s) address; `null` for anything else. Deliberately stricter than browsers: user names, backslashes,
 * white space and strange hosts are refused instead of repaired, because they disguise the target of a link.
 */
export function parseWebAddress(text: string): WebAddress | null {
  if (FOLDED.test(text)) return null;
  const [, givenScheme, givenHost, port, rest = "/"] = WEB_ADDRESS.exec(text) ?? [];
  if (givenScheme === undefined || givenHost === undefined) return null;
  if (port !== undefined && Number(port) > 65_535) return null;
  const scheme = givenScheme.toLowerCase();
  const host = givenHost.toLowerCase();
  if (NUMERIC_HOST.test(host) && !PLAIN_IPV4.test(host)) return null;
  const shownPort = port === undefined || Number(port) === Number(DEFAULT_PORTS[scheme]) ? "" : `:${Number(port)}`;
  return {
    origin: `${scheme}://${host}${shownPort}`,
    isSecure: scheme === "https",
    host,
    path: rest.startsWith("/") ? rest : `/${rest}`,
  };
}

/** Whether a text has the shape of a web address (Spec §5: helper checks). */
export function isWebAddress(text: string): boolean {
  return parseWebAddress(text) !== null;
}

/** Whether an address leads to one of the domains or a host below it. */
export function isUnderDomains(address: WebAddress, domains: readonly string[]): boolean {
  return domains.some((domain) => {
    const name = domain.toLowerCase();
    return name !== "" && (address.host === name || address.host.endsWith(`.${name}`));
  });
}
