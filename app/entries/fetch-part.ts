import { withTimeout } from "#ui/context/with-timeout.ts";

/**
 * Scripts and style sheets have one common folder, at any path of the site. A constant, because the bundler replaces
 * `new URL(…, import.meta.url)`.
 */
const thisScript = import.meta.url;

/** Pending and loaded style sheets by address; failed ones are retried. */
const styleSheets: Record<string, Promise<unknown>> = {};

function fetchStyleSheet(file: string): Promise<unknown> {
  const address = new URL(`../${file}`, thisScript).pathname;
  const link = document.createElement("link");
  styleSheets[address] ??= withTimeout(
    new Promise<unknown>((resolve, reject) => {
      // The server has put some into the page.
      if (document.querySelector(`style[data-files~="${address}"]`)) return resolve(address);
      link.rel = "stylesheet";
      link.href = address;
      link.onload = resolve;
      link.onerror = () => reject(new Error(`no style sheet ${address}`));
      document.head.append(link);
    }),
  ).catch((error) => {
    link.remove();
    delete styleSheets[address];
    throw error;
  });
  return styleSheets[address];
}

/**
 * Replaces `import()` in the built scripts: loads code by `load` together with its style sheets `styles`; there are none for
 * code of the same file. Rejects if one of them fails; another call retries the missing ones.
 */
export async function fetchPart<Code>(load: () => Promise<Code>, styles: readonly string[] = []): Promise<Code> {
  const [code] = await Promise.all([load(), ...styles.map(fetchStyleSheet)]);
  return code;
}
