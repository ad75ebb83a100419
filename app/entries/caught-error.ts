/** Reports an error that a fallback on the page has handled. */
export function reportCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what React does without a handler
  console.error(error);
  dispatchEvent(new ErrorEvent("caughterror", { error }));
}
