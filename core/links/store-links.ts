import { parseWebAddress } from "./parse-web-address.ts";
import { isOwnPath } from "./resolve-link.policy.ts";

/** Content key of the links in the footer of the store (Spec §7). */
export const STORE_LINKS_KEY = "store-link-config";

/** A link to a rule or to help. */
export interface StoreLink {
  /** Subject, such as `terms`, `privacy`, `refund`, `youth`, `support` or `age-ratings`. */
  readonly id: string;
  readonly label: string;
  /** An http(s) address, or a path of the store. */
  readonly url: string;
  /** Document of the content service at `url`; empty if only the address is known. */
  readonly document: string;
}

/** Footer content of the editors, in the player's language. */
export interface StoreLinks {
  /** Operator of the store; empty if the editors' content has none. */
  readonly operator: string;
  /** A remark on prices or the like; empty without one. */
  readonly notice: string;
  readonly links: readonly StoreLink[];
  readonly social: readonly StoreLink[];
}

export const NO_STORE_LINKS: StoreLinks = { operator: "", notice: "", links: [], social: [] };

/** Reads `store-link-config`; entries that cannot be shown or followed are left out. */
export function readStoreLinks(content: unknown): StoreLinks {
  if (!isRecord(content)) return NO_STORE_LINKS;
  return {
    operator: textOf(content.operator),
    notice: textOf(content.notice),
    links: readLinks(content.links),
    social: readLinks(content.social),
  };
}

/** Document of an address in this configuration; `null` for any other address. */
export function documentAt(url: string, { links }: StoreLinks): string | null {
  const address = comparableOf(url);
  return links.find((link) => link.document !== "" && comparableOf(link.url) === address)?.document ?? null;
}

/** Addresses that differ only in how their host is written are the same. */
function comparableOf(url: string): string {
  const address = parseWebAddress(url);
  return address === null ? url : address.origin + address.path;
}

function readLinks(entries: unknown): readonly StoreLink[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const link = {
      id: textOf(entry.id),
      label: textOf(entry.label),
      url: textOf(entry.url),
      document: textOf(entry.document),
    };
    const isUsable = link.label !== "" && (isOwnPath(link.url) || parseWebAddress(link.url) !== null);
    return isUsable ? [link] : [];
  });
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
