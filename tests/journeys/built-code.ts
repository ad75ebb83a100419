import { readFileSync } from "node:fs";

interface BuiltModule {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
}

let manifest: Readonly<Record<string, BuiltModule>> | undefined;

function readManifest(): Readonly<Record<string, BuiltModule>> {
  manifest ??= JSON.parse(readFileSync(".output/client/.vite/manifest.json", "utf8")) as Record<string, BuiltModule>;
  return manifest;
}

function builtModule(path: string): BuiltModule {
  const built = readManifest();
  const found = built[path] ?? Object.values(built).find(({ name }) => name === path);
  if (found === undefined) throw new Error(`the build has no late module ${path}`);
  return found;
}

const addressOf = (file: string) => new RegExp(`/${file.replaceAll(".", "\\.")}(\\?|$)`);

/** Addresses of the script of a module that pages load late, by its path in the sources or the name of its chunk; a repeated request has a query. */
export const scriptOf = (path: string): RegExp => addressOf(builtModule(path).file);

/** The same of its own style sheets. */
export const stylesOf = (path: string): readonly RegExp[] => (builtModule(path).css ?? []).map(addressOf);

/** Whether a path of the site is a file of texts: data, one for each language and area. */
export const isTextFile = (pathname: string): boolean => textFiles().some((file) => pathname.endsWith(`/${file}`));

const textFiles = (): readonly string[] =>
  Object.entries(readManifest()).flatMap(([source, { file }]) => (source.startsWith("locales/") ? [file] : []));
