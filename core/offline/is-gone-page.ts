/** Statuses by which the store says that a page is not there any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Whether what was kept of a page has to go, because the store has answered with this status. */
export const isGonePage = (status: number): boolean => GONE.has(status);
