/** Scripts and style sheets lie in one folder, wherever the site has it. By name, since the bundler reads `new URL` itself. */
const thisScript = import.meta.url;

/** Style sheets on their way or there, by address; those that did not come are asked for again. */
const styleSheets: Record<string, Promise<unknown>> = {};

const addressOf = (file: string) => new URL(`../${file}`, thisScript).pathname;

const addLink = (rel: string, href: string) =>
  document.head.appendChild(Object.assign(document.createElement("link"), { rel, href }));

function fetchStyleSheet(file: string): Promise<unknown> {
  const address = addressOf(file);
  styleSheets[address] ??= new Promise<unknown>((resolve, reject) => {
    // The server has put some into the page.
    if (document.querySelector(`style[data-files~="${address}"]`)) return resolve(address);
    const link = addLink("stylesheet", address);
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete styleSheets[address];
      reject(new Error(`no style sheet ${address}`));
    };
  });
  return styleSheets[address];
}

/**
 * What stands for `import()` in the built scripts: fetches code by `load` together with `files`, its style sheets and the
 * scripts it needs. Rejects if code or a style sheet does not come; calling it again asks again for what is missing.
 * Whether a further script comes is the affair of the one that needs it.
 */
export async function fetchPart<Code>(load: () => Promise<Code>, files: readonly string[]): Promise<Code> {
  const [code] = await Promise.all([
    load(),
    ...files.map((file) => (file.endsWith("css") ? fetchStyleSheet(file) : addLink("modulepreload", addressOf(file)))),
  ]);
  return code;
}
