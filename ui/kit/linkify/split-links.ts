import { LinkifyIt, REBuilder } from "linkify-it";
import { addressInSentence } from "#core/links/address-in-sentence.ts";
import { parseWebAddress } from "#core/links/parse-web-address.ts";

/** Longest address that becomes a link, in UTF-16 code units; a longer one stays text. */
const MAX_ADDRESS_LENGTH = 2_000;

/** A name before the host, as in `https://store.example@evil.example`, lies about where the link leads. */
const USER_NAME_END = /^(?::[^\s/?#@]*)?@/;

/** Languages without spaces write an address directly behind a word: it may follow any sign beyond ASCII. */
class SentenceRules extends REBuilder {
  override get_schema_search(): RegExp {
    this.cache.schema_search ??= new RegExp(
      `(^|(?!_)(?:[><]|${this.src_ZPCc}|[^\\x00-\\x7f]))(${this.get_schema_names().source})`,
      "ig",
    );
    return this.cache.schema_search;
  }

  /** Host after `www.`. */
  get_www_tail(): RegExp {
    this.cache.www_tail ??= new RegExp(this.get_url_host_port().source + this.get_path().source, "iy");
    return this.cache.www_tail;
  }
}

const rules = new SentenceRules();

/** Only addresses with a scheme or `www.` are links: `example.com` may be a missing space between two sentences. */
const linkifier = new LinkifyIt({
  rebuilder: rules,
  fuzzyLink: false,
  fuzzyEmail: false,
  maxLength: MAX_ADDRESS_LENGTH,
})
  .add("ftp:", null)
  .add("mailto:", null)
  .add("//", null);

const validate = (readTail: () => RegExp) => (text: string, position: number, prefix: string) => {
  const tail = readTail();
  tail.lastIndex = position;
  const found = tail.exec(text)?.[0] ?? "";
  const end = position + found.length;
  if (found === "" || found.length >= MAX_ADDRESS_LENGTH || USER_NAME_END.test(text.slice(end, end + 100))) return 0;
  const address = addressInSentence(prefix + found);
  return Math.max(0, address.length - prefix.length);
};

for (const prefix of ["http:", "https:"]) {
  const check = validate(() => rules.get_http_validator());
  linkifier.add(prefix, { validate: (text, position) => check(text, position, prefix) });
}
const checkWww = validate(() => rules.get_www_tail());
linkifier.add("www.", {
  validate: (text, position) =>
    // Inside of another address, such as `ftp://www.example.com`.
    /[.:/\\\-@]/.test(text[position - "www.".length - 1] ?? "") ? 0 : checkWww(text, position, "www."),
});

export interface TextPiece {
  readonly text: string;
  /** Web address that it names; `null` for plain text. */
  readonly href: string | null;
}

/**
 * Splits a text into web addresses and the text between them; joined, the parts equal the text. Addresses begin with
 * `http://`, `https://` or `www.`.
 */
export function splitLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { index, lastIndex } of linkifier.match(text) ?? []) {
    const address = text.slice(index, lastIndex);
    const href = hrefOf(address);
    if (href === null) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), href: null });
    pieces.push({ text: address, href });
    at = lastIndex;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null });
  return pieces;
}

/** The address that a text consists of; `null` if it has anything else in it. */
export function addressOf(text: string): string | null {
  const [only, ...more] = splitLinks(text);
  return only === undefined || more.length > 0 ? null : only.href;
}

/** Hosts in other alphabets as browsers ask for them; everything else as it was written. */
function hrefOf(address: string): string | null {
  const whole = /^www\./i.test(address) ? `https://${address}` : address;
  if (parseWebAddress(whole) !== null) return whole;
  const href = URL.canParse(whole) ? new URL(whole).href : "";
  return parseWebAddress(href) === null ? null : href;
}
