/** Marks an answer without which its page cannot be shown: the server then answers with the status of the failure. */
export const ESSENTIAL = { isEssential: true } as const;

/** Marks one of several answers with the content of a page: it cannot be shown if all of them fail. */
export const CONTENT = { isContent: true } as const;

/** Marks the main query of a page: after a "gone" answer, the page shows "not found" and the server answers 404; after any other failure 503. */
export const MAIN_QUERY = { isMainQuery: true } as const;

/** Marks a query for the frame around every page: its result does not affect the state of the page. */
export const FRAME_QUERY = { isFrameQuery: true } as const;
