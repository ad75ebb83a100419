/** Statuses that mean that a page no longer exists. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Whether this status of the store means that the cached page must be deleted. */
export const isGonePage = (status: number): boolean => GONE.has(status);
