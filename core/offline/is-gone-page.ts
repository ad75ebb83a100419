/** Statuses by which the store says that a page is not there any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Whether this status of the store means that the cached page must be deleted. */
export const isGonePage = (status: number): boolean => GONE.has(status);
