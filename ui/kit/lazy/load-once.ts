/**
 * Shares one attempt to load code between all callers. A failed attempt is forgotten: the next call loads again. Callers
 * that do not await the result may ignore a failure.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let attempt: Promise<Module> | null = null;
  return () => {
    attempt ??= load().catch((error) => {
      attempt = null;
      throw error;
    });
    attempt.catch(() => undefined);
    return attempt;
  };
}
