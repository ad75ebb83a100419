/** Name of the action that reports something; it is resumed after a sign-in. */
export const reportActionOf = (subject: string): string => `${subject}/report`;
