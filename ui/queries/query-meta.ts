/** Marks an answer without which its page cannot be shown: the server then answers with the status of the failure. */
export const ESSENTIAL = { isEssential: true } as const;
