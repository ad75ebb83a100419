/** Whether a browser shows the answer as a page: it is no call of a script. */
export const isForPage = ({ headers }: Request): boolean => headers.get("Accept")?.includes("text/html") === true;
