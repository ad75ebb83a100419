/** Marks an answer without which its page cannot be shown: the server then answers with the status of the failure. */
export const ESSENTIAL = { isEssential: true } as const;

/** Marks the answer that its page is about: where that is gone the page says so, and the server answers 404. */
export const SUBJECT = { isSubject: true } as const;

/** Marks an answer for what is around every page: whether it came says nothing about the page itself. */
export const AROUND = { isAround: true } as const;
