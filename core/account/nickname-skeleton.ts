import { foldCase } from "../texts/fold-code.ts";
import { withoutUnseen } from "../texts/visible-text.ts";

/**
 * Small letters that look like a Latin one, or whose capitals do: Cyrillic, Greek, Armenian and small capitals (Unicode,
 * UTS #39).
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ["a", "аαᴀɑ"],
    ["b", "вьβʙ"],
    ["c", "сϲᴄ"],
    ["d", "ԁᴅ"],
    ["e", "еεᴇ"],
    ["f", "ꜰϝ"],
    ["g", "ɢɡց"],
    ["h", "нһηʜհ"],
    ["j", "јϳᴊ"],
    ["k", "кκᴋ"],
    ["l", "ӏіιɪʟ"],
    ["m", "мμᴍ"],
    ["n", "пɴոռ"],
    ["o", "оοᴏօσ"],
    ["p", "рρᴘ"],
    ["q", "ԛ"],
    ["r", "гʀꭇ"],
    ["s", "ѕꜱ"],
    ["t", "тτᴛ"],
    ["u", "υᴜս"],
    ["v", "ѵνᴠ"],
    ["w", "ԝωᴡш"],
    ["x", "хχ"],
    ["y", "уγʏү"],
    ["z", "ζᴢ"],
  ].flatMap(([latin = "", others = ""]) => Array.from(others, (other) => [other, latin] as const)),
);

/** Signs and pairs of letters that are taken for a letter at a glance; `i` and `l` count as one. */
const TAKEN_FOR = [
  [/0/g, "o"],
  [/[1i|]/g, "l"],
  [/rn/g, "m"],
  [/vv/g, "w"],
] as const;

const MARKS = /\p{M}/gu;
const NO_LETTERS = /[^\p{L}\p{N}|]/gu;

/**
 * What a reader sees of a nickname at a glance: without case, marks, blanks, punctuation and signs that nobody sees, and
 * look-alikes of Latin letters as these. Two nicknames with the same skeleton can be mistaken for each other; it is empty
 * if there is no letter or digit.
 */
export function nicknameSkeleton(nickname: string): string {
  const bare = withoutUnseen(foldCase(nickname).normalize("NFKD")).replaceAll(MARKS, "");
  const latin = Array.from(bare, (sign) => LOOK_ALIKES.get(sign) ?? sign).join("");
  return TAKEN_FOR.reduce(
    (text, [sign, letter]) => text.replaceAll(sign, letter),
    latin.normalize("NFC").replaceAll(NO_LETTERS, ""),
  );
}
