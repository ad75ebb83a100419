/** Style sheets that did not come. */
const missing = new Set<HTMLLinkElement>();

/**
 * Fetches code that comes later than the page, with its styles. The bundler's loader remembers which style sheets it has
 * asked for, not whether they came, and code that comes with a second try would stand there bare: so those that are
 * missing are asked for here.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (typeof document === "undefined") return load();
  document.addEventListener("error", rememberStyleSheet, true);
  try {
    await Promise.all([...missing].map(fetchAgain));
    return await load();
  } finally {
    document.removeEventListener("error", rememberStyleSheet, true);
  }
}

function rememberStyleSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") missing.add(target);
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  again.addEventListener("load", () => resolve());
  again.addEventListener("error", () => reject(new Error(`no style sheet ${again.href}`)));
  missing.delete(link);
  link.replaceWith(again);
  return promise;
}
