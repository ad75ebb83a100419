/** Reports an error that a fallback on the page has handled. */
export function reportCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what React itself does where nobody asks
  console.error(error);
  dispatchEvent(new ErrorEvent("caughterror", { error }));
}
