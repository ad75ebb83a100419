/**
 * Letters of languages that write words side by side without spaces (Chinese, Japanese, Thai) or attach endings to any word
 * (Korean).
 */
const UNSPACED =
  "[\\p{Script_Extensions=Hangul}\\p{Script_Extensions=Han}\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}\\p{Script=Thai}]";

/** Directly behind a Latin letter, a digit or a closing bracket such a letter belongs to the sentence. */
const SENTENCE_BEHIND_LATIN = new RegExp(`(?<=[\\p{Script=Latin}\\p{Nd})\\]}])${UNSPACED}`, "u");

/**
 * The last part of a host begins in Latin and continues in another script: the sentence continues there, as in
 * `a.example에서`.
 */
const SENTENCE_BEHIND_HOST = /(?<=\.[a-z0-9-]+)[^\p{ASCII}][^.]*$/iu;

/** Characters that no address contains: arrows, emoji and other symbols beyond ASCII, and invisible direction marks. */
const NO_ADDRESS_SIGN = /(?![\p{ASCII}])[\p{S}\p{Cf}]/u;

/** The next address of a list without spaces. */
const NEXT_ADDRESS = /[,;|]https?:/i;

/** Words of the sentence that directly follow the slash of an address, as in `a.example/를` and `a.example/で確認`. */
const KOREAN_ENDINGS =
  "입니다|이에요|예요|에요|인데|이라고|라고|이랑|랑|이나|나|으로는|으로도|으로|로는|로도|로|에서는|에서도|에서|에도|에는|에게|에|까지|부터|처럼|보다|은|는|이|가|을|를|와|과|도|의|만";
const JAPANESE_BEGINNINGS = `を${UNSPACED}*|(?:は|が|に|で|と|の|も|へ|から|まで|より|です|だ)(?!\\p{Script=Hiragana})${UNSPACED}*`;
const THAI_ENDINGS = "นะครับ|ครับ|นะคะ|ค่ะ|คะ|นะ|จ้า|ที่|และ|หรือ";
const SENTENCE_BEHIND_SLASH = new RegExp(
  `(?<=[^/]/)(?:${KOREAN_ENDINGS}|${JAPANESE_BEGINNINGS}|${THAI_ENDINGS})$`,
  "u",
);

/** Korean endings in which no noun ends, cut off behind a Korean word too: `a.example/길드를`. */
const SURE_KOREAN_ENDING =
  /(?<=\p{Script=Hangul})(?:입니다|이에요|예요|이라고|에서는|에서도|에서|으로는|으로도|까지|부터|에게|를)$/u;

/** Endings behind an apostrophe, as in Turkish `a.example/x'e` and English `a.example/x's`. */
const APOSTROPHE_ENDING = /'\p{L}{1,6}$/u;

/** Punctuation that ends a sentence, and asterisks by which chats make words bold. */
const ENDING_SIGNS = /[.,:;!?'"*]+$/;

const ENDINGS = [APOSTROPHE_ENDING, SENTENCE_BEHIND_SLASH, SURE_KOREAN_ENDING, ENDING_SIGNS];

const HOST = /^(https?:\/\/)?[^/?#:]*/i;
const HOST_WITH_DOT = /^(?:https?:\/\/|www\.)[^/?#:.]+\.[^/?#:.]/i;

/**
 * The part of a found address that belongs to it, from its first character on; empty if there is none. Linkifiers
 * include letters of all scripts, since addresses may have them, but in many languages the sentence continues directly
 * after the address.
 */
export function addressInSentence(found: string): string {
  const single = until(until(found, NO_ADDRESS_SIGN), NEXT_ADDRESS);
  const host = HOST.exec(single)?.[0] ?? "";
  const ownHost = until(host, SENTENCE_BEHIND_HOST);
  const path = single.slice(host.length);
  const address = ownHost === host ? host + until(path, SENTENCE_BEHIND_LATIN) : ownHost;
  const withoutEndings = trimEnd(address);
  return HOST_WITH_DOT.test(withoutEndings) ? withoutEndings : "";
}

/** Cuts off endings until none is left. */
function trimEnd(address: string): string {
  const shorter = ENDINGS.reduce((rest, ending) => rest.replace(ending, ""), address);
  return shorter === address ? address : trimEnd(shorter);
}

/** A text up to what a pattern finds in it. */
function until(text: string, pattern: RegExp): string {
  const at = pattern.exec(text)?.index;
  return at === undefined ? text : text.slice(0, at);
}
