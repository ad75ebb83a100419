/** Marks the element that holds a shown document. */
export const DOCUMENT_MARK = "data-document";
