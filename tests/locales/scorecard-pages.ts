import type { LanguageFault } from "./find-language-faults.ts";
import { type KnownText, knownTexts, type SeenText } from "./find-texts.ts";

/** A screen in a language, with its picture `<file>.png` and its page `<file>.html`. */
export interface Card {
  readonly tag: string;
  readonly screen: string;
  readonly width: "phone" | "desktop";
  /** Name of its files, without ending. */
  readonly file: string;
  readonly findings: readonly LanguageFault[];
  readonly seen: readonly SeenText[];
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const documentOf = (title: string, style: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>body{font:14px system-ui;margin:16px}${style}</style>${body}</html>\n`;

/** All screens with what was found on them. */
export function indexPageOf(cards: readonly Card[]): string {
  const languages = [...new Set(cards.map(({ tag }) => tag))]
    .map((tag) => `<li><a href="${tag}-texts.html">${tag}: all texts</a></li>`)
    .join("");
  const figures = cards.map(({ tag, screen, width, file, findings }) => {
    const list = findings.map(({ kind, words }) => `<li><b>${kind}</b> ${escapeHtml(words)}</li>`).join("");
    return `<figure><a href="${file}.html"><img src="${file}.png" loading="lazy" alt="" width="240"></a><figcaption><h2>${tag} · ${screen} · ${width}</h2><ul>${list}</ul></figcaption></figure>`;
  });
  return documentOf(
    "Languages",
    "main{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:240px}h2{font-size:14px}img{border:1px solid #ccc;max-height:520px;object-fit:cover;object-position:top}",
    `<ul>${languages}</ul><main>${figures.join("\n")}</main>`,
  );
}

const explain = ({ name, english, text }: KnownText, tag: string) =>
  `<b>${escapeHtml(name)}</b><br>${escapeHtml(english)}<br><bdi lang="${tag}">${escapeHtml(text)}</bdi>`;

/** The picture of a screen; each text shows its key, its English and its translation under the pointer or with the focus. */
export function screenPageOf({ tag, screen, width, file, seen }: Card): string {
  const boxes = seen.map(({ texts, ...box }) => {
    const position = Object.entries(box)
      .map(([name, value]) => `${name}:${Math.round(value)}px`)
      .join(";");
    const name = texts[0]?.name ?? "";
    return `<div tabindex="0" id="${escapeHtml(name)}" style="${position}"><span>${texts.map((text) => explain(text, tag)).join("<hr>")}</span></div>`;
  });
  return documentOf(
    `${tag} · ${screen} · ${width}`,
    "main{position:relative}img{display:block}div{position:absolute;box-sizing:border-box;outline:1px dotted #7c4dff80}div:is(:hover,:focus,:target){outline:2px solid #7c4dff}span{display:none;position:absolute;z-index:1;inset-block-start:100%;inline-size:max-content;max-inline-size:360px;padding:8px;background:#fff;color:#111;border:1px solid #7c4dff}:is(:hover,:focus,:target)>span{display:block}",
    `<p><a href="index.html">All screens</a> · ${tag} · ${screen} · ${width}</p><main><img src="${file}.png" alt="">${boxes.join("\n")}</main>`,
  );
}

/** Every text of a language with its English and the screens that show it; those that no screen of the walk shows come last. */
export function textsPageOf(tag: string, cards: readonly Card[]): string {
  const linksOf = (name: string) =>
    cards
      .filter(({ seen }) => seen.some(({ texts }) => texts.some((text) => text.name === name)))
      .map(({ file, screen, width }) => `<a href="${file}.html#${escapeHtml(name)}">${screen}, ${width}</a>`)
      .join(" · ");
  const rows = knownTexts(tag)
    .map((text) => ({ text, links: linksOf(text.name) }))
    .sort((one, other) => Number(one.links === "") - Number(other.links === ""))
    .map(({ text, links }) => {
      const cells = [
        escapeHtml(text.name),
        escapeHtml(text.english),
        `<bdi lang="${tag}">${escapeHtml(text.text)}</bdi>`,
        links,
      ];
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    });
  return documentOf(
    `${tag}: all texts`,
    "td{border-block-end:1px solid #ddd;padding:4px 8px;vertical-align:top}td:nth-child(n+2){max-inline-size:420px}",
    `<p><a href="index.html">All screens</a></p><table><tr><th>Key</th><th>English</th><th>${tag}</th><th>Screens</th></tr>${rows.join("\n")}</table>`,
  );
}
