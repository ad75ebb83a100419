import { foldCase } from "../texts/fold-code.ts";
import { withoutUnseen } from "../texts/visible-text.ts";

/**
 * Small letters that look like a Latin one, or whose capitals do: Cyrillic, Greek, Armenian, small capitals, Cherokee, Lisu,
 * Canadian syllabics, Coptic, Deseret and old alphabets (Unicode, UTS #39).
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ["a", "аαᴀɑꭺꓮᗅᗩⲁ𐌀𐊠"],
    ["b", "вьβʙᏼꮟꓐᗷᑲᖯⲃ𐌁𐌱𐊂𐊡"],
    ["c", "сϲᴄꮯꓚᑕⲥ𐌂𐊢𐐽"],
    ["d", "ԁᴅꭰꮷꓓᗪᗞ"],
    ["e", "еεᴇꭼꓰᕮᗴⲉ𐌄𐊆"],
    ["f", "ꜰϝꓝᖴ𐌅𐍆𐊇𐊥"],
    ["g", "ɢɡցꮐᏻꮆꓖᘜ"],
    ["h", "нһηʜհꮋꮒꓧᕼⲏ𐌷"],
    ["j", "јϳᴊꭻꓙᒍᒎ"],
    ["k", "кκᴋꮶꓗⲕ𐌊𐌺"],
    ["l", "ӏіιɪʟꮮꭵꓡꓲᒪⲓ𐌉𐌹𐊊"],
    ["m", "мμᴍꮇꓟᗰⲙ𐌌𐌑𐌼𐊰"],
    ["n", "пɴոռꮑꓠᑎᘉⲛ𐌍𐌽"],
    ["o", "оοᴏօσꭳꓳⲟ𐌏𐊒𐊫𐐬"],
    ["p", "рρᴘꮲꓑᑭⲣ𐌐𐊕"],
    ["q", "ԛᑫϥ𐌒"],
    ["r", "гʀꭇꭱꮢꓣᖇ𐍂"],
    ["s", "ѕꜱꮪꮥꓢᔕ𐌔𐍃𐊖𐑈"],
    ["t", "тτᴛꭲꓔⲧ𐌕𐍄𐊗𐊱"],
    ["u", "υᴜսꮜꓴᑌ"],
    ["v", "ѵνᴠꮩꓦᐯ𐌖"],
    ["w", "ԝωᴡшꮃꮤꓪᗯⲱ"],
    ["x", "хχꓫ᙭ᕁⲭ𐌗𐍇𐊐𐊴"],
    ["y", "уγʏүꭹꮍꓬⲩ𐊲"],
    ["z", "ζᴢꮓꓜᘔⲍ"],
  ].flatMap(([latin = "", others = ""]) => Array.from(others, (other) => [other, latin] as const)),
);

/** Signs and pairs of letters that look like a letter; `i` and `l` count as one. */
const TAKEN_FOR = [
  [/0/g, "o"],
  [/[1i|]/g, "l"],
  [/rn/g, "m"],
  [/vv/g, "w"],
] as const;

const MARKS = /\p{M}/gu;
const NO_LETTERS = /[^\p{L}\p{N}|]/gu;

/**
 * What a nickname looks like: without case, marks, blanks, punctuation and invisible signs, and
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
