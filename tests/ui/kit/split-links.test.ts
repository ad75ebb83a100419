import { describe, expect, test } from "vitest";
import { parseWebAddress } from "#core/links/parse-web-address.ts";
import fc, { forAllTimes } from "#tests/support/fast-check.ts";
import { addressOf, splitLinks } from "#ui/kit/linkify/split-links.ts";
import { pieces } from "../support/link-pieces.ts";

const linksIn = (text: string) => splitLinks(text).flatMap(({ text: shown, href }) => (href === null ? [] : [shown]));

/** Sentences as players write them, with the address in each. */
const SENTENCES: Readonly<Record<string, readonly (readonly [sentence: string, ...addresses: string[]])[]>> = {
  "ar-SA": [
    ["الخريطة هنا https://a.example/map، ثم القلعة.", "https://a.example/map"],
    ["انظر https://a.example/خريطة؟", "https://a.example/خريطة"],
    ["وhttps://a.example/x", "https://a.example/x"],
    ["«https://a.example/x»؛", "https://a.example/x"],
  ],
  "de-DE": [
    ["Die Karte („https://a.example/karte“) ist da!", "https://a.example/karte"],
    ["Siehe https://a.example/Straße; danach geht’s weiter.", "https://a.example/Straße"],
    ["https://münchen.example/x…", "https://münchen.example/x"],
  ],
  "en-US": [
    ["See https://a.example/guide.", "https://a.example/guide"],
    ["(see https://a.example/guide)", "https://a.example/guide"],
    ['"https://a.example/guide", he said', "https://a.example/guide"],
    ["<https://a.example/guide>", "https://a.example/guide"],
    ["[guide](https://a.example/guide)", "https://a.example/guide"],
    ["https://en.a.example/wiki/Gate_(castle) is right", "https://en.a.example/wiki/Gate_(castle)"],
    ["(https://en.a.example/wiki/Gate_(castle))", "https://en.a.example/wiki/Gate_(castle)"],
    ["https://a.example/x?a=1&b=%E4%BD%A0#c.", "https://a.example/x?a=1&b=%E4%BD%A0#c"],
    ["https://a.example,https://b.example", "https://a.example", "https://b.example"],
    ["www.a.example/guide, or ask", "www.a.example/guide"],
    ["HTTPS://A.EXAMPLE", "HTTPS://A.EXAMPLE"],
    ["https://a.example's news", "https://a.example"],
    ["Patch 1.5.2.to node.js at a.example", ...[]],
    ["mail bob@www.a.example or mailto:bob@a.example", ...[]],
    ["ftp://www.a.example, javascript:alert(1), //a.example/x", ...[]],
    ["https://store.example@evil.example/", ...[]],
    ["http://localhost/x and https://user", ...[]],
  ],
  "es-ES": [["¡Mira https://a.example/guía! ¿Y https://b.example?", "https://a.example/guía", "https://b.example"]],
  "fr-FR": [["Voir « https://a.example/château » : c’est là.", "https://a.example/château"]],
  "id-ID": [["Lihat https://a.example/panduan, ya.", "https://a.example/panduan"]],
  "it-IT": [["Guarda https://a.example/città; è lì.", "https://a.example/città"]],
  "ja-JP": [
    ["詳細はhttps://a.example/eventをご覧ください。", "https://a.example/event"],
    ["「https://a.example/x」です", "https://a.example/x"],
    ["https://a.example/x（公式サイト）", "https://a.example/x"],
    ["『https://a.example』、【https://b.example】", "https://a.example", "https://b.example"],
    ["公式：https://ja.a.example/wiki/日本語！", "https://ja.a.example/wiki/日本語"],
  ],
  "ko-KR": [
    ["https://a.example를 보세요", "https://a.example"],
    ["(https://a.example/x)를 누르세요", "https://a.example/x"],
    ["https://a.example/wiki/리니지, 참고", "https://a.example/wiki/리니지"],
    ["https://한국.kr/길 좋아요", "https://한국.kr/길"],
  ],
  "pl-PL": [["Zobacz „https://a.example/ścieżka”.", "https://a.example/ścieżka"]],
  "pt-BR": [["Veja https://a.example/missão…", "https://a.example/missão"]],
  "ru-RU": [["Карта «https://a.example/карта» — тут.", "https://a.example/карта"]],
  "th-TH": [
    ["ดูที่https://a.example/xครับ", "https://a.example/x"],
    ["https://a.example/แผนที่ นะ", "https://a.example/แผนที่"],
  ],
  "tr-TR": [["https://a.example/harita'ya bak, www.b.example'de", "https://a.example/harita", "www.b.example"]],
  "vi-VN": [["Xem https://a.example/bản-đồ nhé!", "https://a.example/bản-đồ"]],
  "zh-CN": [
    ["请看https://a.example/x谢谢", "https://a.example/x"],
    ["《https://a.example/x》。", "https://a.example/x"],
    ["网址：www.a.example/攻略；", "www.a.example/攻略"],
  ],
  "zh-TW": [
    ["請看「https://a.example/x」！再看https://b.example/攻略。", "https://a.example/x", "https://b.example/攻略"],
  ],
};

describe.each(Object.entries(SENTENCES))("addresses in sentences of %s", (_, sentences) => {
  test.each(sentences)("%s", (sentence, ...addresses) => {
    expect(linksIn(sentence)).toEqual(addresses);
  });
});

const texts = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join("")),
  fc.tuple(fc.string({ unit: "binary" }), fc.webUrl(), fc.string({ unit: "grapheme" })).map((parts) => parts.join("")),
);

test("links in any text neither lose nor change a sign of it, and lead to web addresses only", () => {
  forAllTimes(3_000, texts, (text) => {
    const split = splitLinks(text);
    expect(split.map((piece) => piece.text).join("")).toBe(text);
    expect(split.every((piece) => piece.text !== "")).toBe(true);
    for (const { href } of split) if (href !== null) expect(parseWebAddress(href)).not.toBeNull();
  });
});

test("an address alone is distinguished from a sentence, and gets the host that browsers request", () => {
  expect(addressOf("https://a.example/x")).toBe("https://a.example/x");
  expect(addressOf("www.a.example")).toBe("https://www.a.example");
  expect(addressOf("https://한국.kr/길")).toMatch(/^https:\/\/xn--3e0b707e\.kr\//);
  for (const text of ["https://a.example/x.", "see https://a.example", "https://a.example https://b.example", ""]) {
    expect(addressOf(text)).toBeNull();
  }
});

test("an address that is longer than browsers take stays text", () => {
  expect(linksIn(`https://a.example/${"x".repeat(3_000)} https://b.example`)).toEqual(["https://b.example"]);
});
