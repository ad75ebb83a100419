/** Marks an answer without which its page cannot be shown: the server then answers with the status of the failure. */
export const ESSENTIAL = { isEssential: true } as const;

/** Marks the main query of a page: if it answers "gone", the page says so and the server answers 404. */
export const SUBJECT = { isSubject: true } as const;

/** Marks a query for the frame around every page: its result does not affect the state of the page. */
export const AROUND = { isAround: true } as const;
