/** Marks a link that leads to the address of a document itself, not to its popup. */
export const PLAIN_LINK = { "data-plain-link": "" } as const;
