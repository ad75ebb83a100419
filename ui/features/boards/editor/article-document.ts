import { DOMParser, DOMSerializer, Fragment, type Node } from "prosemirror-model";
import { visibleBlanksOf } from "#core/texts/visible-blanks.ts";
import { articleSchema } from "./article-schema.ts";
import { withLinks } from "./link-addresses.ts";

/** Content of the editor. It is read on demand, because a long text takes a while. */
export interface EditorContent {
  /** HTML by the allow-list of articles; empty if nothing is written. */
  readonly html: () => string;
  /** The words alone, as they are counted. */
  readonly text: () => string;
  readonly images: number;
}

const parser = DOMParser.fromSchema(articleSchema);
const serializer = DOMSerializer.fromSchema(articleSchema);

/** The document of an article that has passed the sanitizer; an empty one for nothing. */
export function documentOf(html: DocumentFragment | null): Node {
  return parser.parse(html ?? document.createDocumentFragment());
}

/** The HTML of a document. Empty paragraphs at its end are no part of it: the editor keeps one there to write on. */
export function htmlOf(article: Node): string {
  let end = article.childCount;
  while (end > 0 && isEmptyParagraph(article.child(end - 1))) end -= 1;
  // A document that shows nothing: pictures are not fetched from the page's own origin.
  const inert = document.implementation.createHTMLDocument();
  const container = inert.createElement("div");
  for (const node of article.children.slice(0, end))
    container.append(serializer.serializeNode(withVisibleBlanks(node), { document: inert }));
  return container.innerHTML;
}

/** The block with all spaces that the editor shows between and before words. */
function withVisibleBlanks(block: Node): Node {
  if (!block.isTextblock) return block.copy(Fragment.fromArray(block.children.map(withVisibleBlanks)));
  const text = block.textBetween(0, block.content.size, "", ({ type }) =>
    type.name === "hard_break" ? "\n" : "\ufffc",
  );
  const visible = visibleBlanksOf(text);
  if (visible === text) return block;
  const inline: Node[] = [];
  block.forEach((node, offset) => {
    const part = visible.slice(offset, offset + node.nodeSize);
    inline.push(node.isText ? articleSchema.text(part, node.marks) : node);
  });
  return block.copy(Fragment.fromArray(inline));
}

const isEmptyParagraph = ({ type, childCount }: Node): boolean => type.name === "paragraph" && childCount === 0;

const textOf = (article: Node): string =>
  article.textBetween(0, article.content.size, "\n", (leaf) => leaf.type.spec.leafText?.(leaf) ?? "").trim();

/** How many pictures there are. */
export function countImages(article: Node): number {
  let images = 0;
  article.descendants(({ type }) => {
    if (type.name === "image") images += 1;
  });
  return images;
}

/** `meantAsText` are addresses that are not made links. */
export function contentOf(article: Node, meantAsText?: ReadonlySet<string>): EditorContent {
  return {
    html: () => htmlOf(withLinks(article, meantAsText)),
    text: () => textOf(article),
    images: countImages(article),
  };
}
