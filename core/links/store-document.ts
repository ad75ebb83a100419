/** Content key of a document's text, below the category `DOCUMENT_CATEGORY` and the name of the document. */
export const DOCUMENT_KEY = "document";
export const DOCUMENT_CATEGORY = "document";

interface DocumentSection {
  /** Empty for a section without a heading. */
  readonly heading: string;
  /** Text or HTML; it passes the sanitizer before it is shown. */
  readonly html: string;
}

/** A document of the editors: terms, refund rules, meaning of age ratings. */
export interface StoreDocument {
  readonly title: string;
  readonly sections: readonly DocumentSection[];
}

/** Parses a document; unreadable sections are left out, `null` if nothing is left. */
export function readStoreDocument(content: unknown): StoreDocument | null {
  if (!isRecord(content) || typeof content.title !== "string" || !Array.isArray(content.sections)) return null;
  const sections = content.sections.flatMap((section: unknown) => {
    if (!isRecord(section) || typeof section.html !== "string" || section.html.trim() === "") return [];
    return [{ heading: typeof section.heading === "string" ? section.heading : "", html: section.html }];
  });
  return sections.length === 0 ? null : { title: content.title, sections };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
