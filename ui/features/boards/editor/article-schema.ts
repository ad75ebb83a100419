import { type MarkSpec, type Node, type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";
import { isAllowedAttribute, VIDEO_MARK } from "#core/html/allowed-html.ts";
import { parseWebAddress } from "#core/links/parse-web-address.ts";
import { videoAddressOf } from "#core/links/video-frame.ts";
import { youtubeVideoIdOf } from "#core/links/youtube-video-id.ts";

const pixelsOf = (element: HTMLElement, name: string): number | null => {
  const value = element.getAttribute(name) ?? "";
  return isAllowedAttribute("article", "img", name, value) ? Number(value) : null;
};

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Items and quotations get the direction of their first words, so that the bullet or line is on the side where they
 * begin. `dir="auto"` cannot do this: it skips the paragraphs inside, because they have a `dir` of their own.
 */
export function directionAttributeOf(block: Node): { readonly dir?: "rtl" | "ltr" } {
  const letter = /\p{L}/u.exec(block.textContent)?.[0];
  return letter === undefined ? {} : { dir: RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr" };
}

const paragraph: NodeSpec = {
  group: "block",
  content: "inline*",
  parseDOM: [{ tag: "p" }],
  toDOM: () => ["p", { dir: "auto" }, 0],
};

const heading: NodeSpec = {
  attrs: { level: { default: 2 } },
  group: "block",
  content: "inline*",
  defining: true,
  // The page uses heading level 1.
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    attrs: { level: Math.min(Math.max(level, 2), 4) },
  })),
  toDOM: ({ attrs }) => [`h${attrs.level}`, { dir: "auto" }, 0],
};

const blockquote: NodeSpec = {
  group: "block",
  content: "block+",
  defining: true,
  parseDOM: [{ tag: "blockquote" }],
  toDOM: (node) => ["blockquote", directionAttributeOf(node), 0],
};

const listItem: NodeSpec = {
  content: "paragraph block*",
  defining: true,
  parseDOM: [{ tag: "li" }],
  toDOM: (node) => ["li", directionAttributeOf(node), 0],
};

const image: NodeSpec = {
  group: "block",
  draggable: true,
  attrs: { src: {}, alt: { default: "" }, width: { default: null }, height: { default: null } },
  parseDOM: [
    {
      tag: "img[src]",
      getAttrs: (element) => {
        const src = element.getAttribute("src") ?? "";
        if (!isAllowedAttribute("article", "img", "src", src)) return false;
        const alt = (element.getAttribute("alt") ?? "").slice(0, 500);
        return { src, alt, width: pixelsOf(element, "width"), height: pixelsOf(element, "height") };
      },
    },
  ],
  toDOM: ({ attrs }) => ["img", attrs],
};

const video: NodeSpec = {
  group: "block",
  draggable: true,
  attrs: { id: {} },
  parseDOM: [`a[${VIDEO_MARK.name}]`, "iframe[src]"].map((tag) => ({
    tag,
    priority: 60,
    // Its text is the address, which the node writes.
    ignore: false,
    getAttrs: (element: HTMLElement) => {
      const id = youtubeVideoIdOf(element.getAttribute("href") ?? element.getAttribute("src") ?? "");
      return id !== null && { id };
    },
  })),
  leafText: ({ attrs }) => videoAddressOf(attrs.id),
  toDOM: ({ attrs }) => {
    const address = videoAddressOf(attrs.id);
    return ["a", { href: address, [VIDEO_MARK.name]: VIDEO_MARK.value }, address];
  },
};

/** Embed of another client of the publisher: kept unchanged, shown as text. */
const foreign: NodeSpec = {
  group: "block",
  attrs: { type: {}, json: { default: null }, words: { default: "" } },
  parseDOM: [
    {
      tag: "div[data-contents-type]",
      getAttrs: (element) => ({
        type: element.getAttribute("data-contents-type"),
        json: element.getAttribute("data-contents-json"),
        words: element.textContent,
      }),
    },
  ],
  toDOM: ({ attrs }) => [
    "div",
    { "data-contents-type": attrs.type, "data-contents-json": attrs.json },
    String(attrs.words),
  ],
};

const spoiler: NodeSpec = {
  group: "block",
  content: "spoiler_title block+",
  defining: true,
  isolating: true,
  parseDOM: [{ tag: "details" }],
  toDOM: () => ["details", 0],
};

const spoilerTitle: NodeSpec = {
  content: "text*",
  marks: "",
  defining: true,
  parseDOM: [{ tag: "summary" }],
  toDOM: () => ["summary", { dir: "auto" }, 0],
};

const mention: NodeSpec = {
  group: "inline",
  inline: true,
  attrs: { id: {}, name: {} },
  leafText: ({ attrs }) => `@${attrs.name}`,
  parseDOM: [
    {
      tag: "bdi[data-mention]",
      getAttrs: (element) => {
        const id = element.getAttribute("data-mention") ?? "";
        const name = element.textContent.replace(/^@/, "");
        return isAllowedAttribute("article", "bdi", "data-mention", id) && name !== "" && { id, name };
      },
    },
  ],
  toDOM: ({ attrs }) => ["bdi", { "data-mention": attrs.id }, `@${attrs.name}`],
};

/** Google Docs wraps everything into a `b` that is not bold. */
const isHeavy = (weight: string): boolean => /^(bold(er)?|[6-9]00)$/.test(weight);

const marks: Readonly<Record<string, MarkSpec>> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = element.getAttribute("href")?.trim() ?? "";
          return parseWebAddress(href) !== null && { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: attrs.href }, 0],
  },
  strong: {
    parseDOM: [
      { tag: "strong" },
      { tag: "b", getAttrs: (element) => element.style.fontWeight !== "normal" && null },
      { style: "font-weight=normal", clearMark: ({ type }) => type.name === "strong" },
      { style: "font-weight=400", clearMark: ({ type }) => type.name === "strong" },
      { style: "font-weight", getAttrs: (weight) => isHeavy(weight) && null },
    ],
    toDOM: () => ["strong", 0],
  },
  em: {
    parseDOM: [{ tag: "i" }, { tag: "em" }, { style: "font-style=italic" }],
    toDOM: () => ["em", 0],
  },
  underline: {
    parseDOM: [
      { tag: "u" },
      { style: "text-decoration", getAttrs: (line) => line.includes("underline") && null },
      { style: "text-decoration-line", getAttrs: (line) => line.includes("underline") && null },
    ],
    toDOM: () => ["u", 0],
  },
  strike: {
    parseDOM: [
      { tag: "s" },
      { tag: "del" },
      { tag: "strike" },
      { style: "text-decoration", getAttrs: (line) => line.includes("line-through") && null },
      { style: "text-decoration-line", getAttrs: (line) => line.includes("line-through") && null },
    ],
    toDOM: () => ["s", 0],
  },
  code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
};

/** All blocks but tables: one inside another is too narrow to be read on a phone, and pasted there it gives its text. */
const CELL_CONTENT =
  "(paragraph | heading | blockquote | bullet_list | ordered_list | rule | image | video | foreign | spoiler)+";

/** Schema of an article; it writes exactly the HTML that the allow-list of articles permits. */
export const articleSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph,
    heading,
    blockquote,
    bullet_list: {
      group: "block",
      content: "list_item+",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    ordered_list: {
      group: "block",
      content: "list_item+",
      parseDOM: [{ tag: "ol" }],
      toDOM: () => ["ol", 0],
    },
    list_item: listItem,
    rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    image,
    video,
    foreign,
    spoiler,
    spoiler_title: spoilerTitle,
    ...tableNodes({ tableGroup: "block", cellContent: CELL_CONTENT, cellAttributes: {} }),
    mention,
    hard_break: {
      group: "inline",
      inline: true,
      selectable: false,
      leafText: () => "\n",
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    text: { group: "inline" },
  },
  marks,
});
