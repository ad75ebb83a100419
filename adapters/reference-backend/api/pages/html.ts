const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that is safe to send: made only by `html`. */
export class SafeMarkup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Puts values into HTML, escaped; markup made by `html` goes in as it is, lists are joined, nothing is left out. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): SafeMarkup {
  const text = parts.reduce((before, part, at) => `${before}${at === 0 ? "" : markupOf(values[at - 1])}${part}`, "");
  return new SafeMarkup(text);
}

function markupOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof SafeMarkup) return value.text;
  if (Array.isArray(value)) return value.map(markupOf).join("");
  return String(value).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
