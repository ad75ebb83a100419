/** Tells of an error that the page goes on with, since something stands in for what could not be shown. */
export function reportCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what React itself does where nobody asks
  console.error(error);
  dispatchEvent(new ErrorEvent("caughterror", { error }));
}
