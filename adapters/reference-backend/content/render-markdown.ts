/**
 * The Markdown of content files as HTML: paragraphs, headings (`##` to `####`), lists, `**strong**`, `*emphasis*` and
 * `[links](https://…)`. A block that begins with `<` is taken as the HTML it is. What comes out is cleaned before it is stored.
 */
export function renderMarkdown(source: string): string {
  return blocksOfMarkdown(source).map(renderBlock).join("\n");
}

/** Pieces of a text that blank lines separate. */
export function blocksOfMarkdown(source: string): string[] {
  return source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
}

function renderBlock(block: string): string {
  if (block.startsWith("<")) return block;
  const [, marks, heading] = /^(#{2,4}) ([^\n]+)$/.exec(block) ?? [];
  if (marks !== undefined && heading !== undefined)
    return `<h${marks.length}>${renderInline(heading)}</h${marks.length}>`;
  const lines = block.split("\n");
  if (lines.every((line) => line.startsWith("- "))) return renderList("ul", lines, /^- /);
  if (lines.every((line) => /^\d+\. /.test(line))) return renderList("ol", lines, /^\d+\. /);
  return `<p>${renderInline(block)}</p>`;
}

function renderList(tag: "ul" | "ol", lines: readonly string[], mark: RegExp): string {
  return `<${tag}>${lines.map((line) => `<li>${renderInline(line.replace(mark, ""))}</li>`).join("")}</${tag}>`;
}

const INLINE = /\\([\\*[\]])|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/gs;

export function renderInline(text: string): string {
  return text.replace(
    INLINE,
    (_match, escaped?: string, strong?: string, em?: string, label?: string, url?: string) => {
      if (escaped !== undefined) return escaped;
      if (strong !== undefined) return `<strong>${renderInline(strong)}</strong>`;
      if (em !== undefined) return `<em>${renderInline(em)}</em>`;
      return `<a href="${(url ?? "").replaceAll('"', "%22")}">${renderInline(label ?? "")}</a>`;
    },
  );
}
