import { foldCase } from "../texts/fold-code.ts";
import { withoutUnseen } from "../texts/visible-text.ts";

/**
 * Small letters that look like a Latin one, or whose capitals do, and signs that are taken for one: the confusables of Unicode
 * (UTS #39), and Latin letters with strokes, hooks and tails, which have no mark to remove.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ["a", "аαᴀɑꭺꓮᗅᗩⲁ𐌀𐊠@ᶏⱥ𖽀"],
    ["ae", "æӕ"],
    ["b", "вьβʙᏼꮟꓐᗷᑲᖯⲃ𐌁𐌱𐊂𐊡ƀƃɓᵬᶀꞗƅꞵᑳбҍѣ"],
    ["c", "сϲᴄꮯꓚᑕⲥ𐌂𐊢𐐽¢ƈȼɕꞓꞔ𝼝𐔜ҫ"],
    ["d", "ԁᴅꭰꮷꓓᗪᗞđƌȡɖɗᵭᶁᶑꝺꟈᑯꓒð"],
    ["e", "еεᴇꭼꓰᕮᗴⲉ𐌄𐊆℮€ɇᶒⱸꬲꬳꬴɛєԑꮛ𑣎𐐩ҽⴹ𑣆ҿ"],
    ["f", "ꜰϝꓝᖴ𐌅𐍆𐊇𐊥ƒᵮᶂꝼꞙꬵẝք𑣂𐔥"],
    ["g", "ɢɡցꮐᏻꮆꓖᘜǥɠʛᵹᶃꞡꬶƍԍ"],
    ["h", "нһηʜհꮋꮒꓧᕼⲏ𐌷ħɦⱨⱶꞕ𐋏ꚕᏺңћӊӈ"],
    ["i", "ɨᶖ𝼚ɩꙇ𑣃ᵻᵼ"],
    ["j", "јϳᴊꭻꓙᒍᒎȷɉɟʄʝ"],
    ["k", "кκᴋꮶꓗⲕ𐌊𐌺ĸƙᶄⱪꝁꝃꝅꞣᛕ𐔘қҟ"],
    ["l", "ӏіιɪʟꮮꭵꓡꓲᒪⲓ𐌉𐌹𐊊łƚȴɫɬɭᴌᶅⱡꝉꞎꬷꬸꬹ𝼄𝼑𝼓ǀ\u05D5\u05DF\u0627\u07CAⵏᛁ𖼨ⳑ𖼖𑣒𐑃𐔦\u0673"],
    ["m", "мμᴍꮇꓟᗰⲙ𐌌𐌑𐌼𐊰ɱᵯᶆꬺϻᛖӎ"],
    ["n", "пɴոռꮑꓠᑎᘉⲛ𐌍𐌽νƞȵɲɳᵰᶇꞑꞥꬻ𐔓ŋ"],
    ["o", "оοᴏօσꭳꓳⲟ𐌏𐊒𐊫𐐬øɵᴑᴓᴖᴗⱺꝋꝍꬽꬾ𝼛ჿ\u05E1\u0647\u06BE\u06C1\u06D5ഠဝ𐓪𑣈𑣗ⵔዐଠ𑣕𐔖\u06FFⵁөѳꮎꮻθⴱꭴတ"],
    ["oe", "œ"],
    ["p", "рρᴘꮲꓑᑭⲣ𐌐𐊕ƥᵱᵽᶈꝑꝓꝕƿþ"],
    ["q", "ԛᑫϥ𐌒ɋʠꝗꝙꞯգզⵕ"],
    ["r", "гʀꭇꭱꮢꓣᖇ𐍂ɍɼɽɾᵲᵳᶉꝛꞃꞧꭅꭆꭉꭋꭌ𝼖ꭈᴦⲅꮁ𐓜𖼵ғ"],
    ["s", "ѕꜱꮪꮥꓢᔕ𐌔𐍃𐊖𐑈$ȿʂᵴᶊꞅꞩꟊ𝼞ƽ𑣁տ𖼺"],
    ["t", "тτᴛꭲꓔⲧ𐌕𐍄𐊗𐊱†ŧƫƭȶʈᵵⱦꞇ𝼉𖼊𑣜ҭ"],
    ["u", "ᴜսꮜꓴᑌʉᴝᶙꞹꭎꭒꞟ𐓶𑣘ሀ𖽂ᵾ"],
    ["v", "ѵᴠꮩꓦᐯ𐌖ʋᶌⱱⱴꝟ\u05D8𑜆𑣀ⴸꛟ𖼈𐔝"],
    ["w", "ԝωᴡшꮃꮤꓪᗯⲱ₩ⱳɯѡա𑜊𑜎𑜏ѽ𑓅ꝡ"],
    ["x", "хχꓫ᙭ᕁⲭ𐌗𐍇𐊐𐊴×ᶍꭖꭗꭘꭙᕽꭓⵝᚷ𐔧ҳ"],
    ["y", "υуγʏүꭹꮍꓬⲩ𐊲¥ƴɏỿꭚɣყ𖽃𑣄ұ"],
    ["z", "ζᴢꮓꓜᘔⲍƶȥɀʐʑᵶᶎⱬ𑣉ʒ"],
  ].flatMap(([latin = "", others = ""]) => Array.from(others, (other) => [other, latin] as const)),
);

/** What small letters look like whose capitals look like another letter, the one above. */
const SMALL_LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ["η", "n"],
  ["հ", "n"],
  ["ν", "v"],
  ["υ", "u"],
  ["μ", "u"],
]);

/** Letters of which small ones look like another than their capitals are read as one or the other. */
export type NicknameReading = "small" | "capital";

/** Signs and pairs of letters that look like a letter; `i` and `l` count as one. */
const TAKEN_FOR = [
  [/0/g, "o"],
  [/[1i|]/g, "l"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/7/g, "t"],
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
export function nicknameSkeleton(nickname: string, reading: NicknameReading = "small"): string {
  const bare = withoutUnseen(foldCase(nickname).normalize("NFKD")).replaceAll(MARKS, "");
  const small = reading === "small" ? SMALL_LOOK_ALIKES : undefined;
  const latin = Array.from(bare, (sign) => small?.get(sign) ?? LOOK_ALIKES.get(sign) ?? sign).join("");
  return TAKEN_FOR.reduce(
    (text, [sign, letter]) => text.replaceAll(sign, letter),
    latin.normalize("NFC").replaceAll(NO_LETTERS, ""),
  );
}
