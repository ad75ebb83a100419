import { readFileSync } from "node:fs";

interface BuiltModule {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
}

let manifest: Readonly<Record<string, BuiltModule>> | undefined;

function builtModule(path: string): BuiltModule {
  manifest ??= JSON.parse(readFileSync(".output/client/.vite/manifest.json", "utf8")) as Record<string, BuiltModule>;
  const found = manifest[path] ?? Object.values(manifest).find(({ name }) => name === path);
  if (found === undefined) throw new Error(`the build has no late module ${path}`);
  return found;
}

const addressOf = (file: string) => new RegExp(`/${file.replaceAll(".", "\\.")}(\\?|$)`);

/** Addresses of the script of a module that pages load late, by its path in the sources or the name of its chunk; a repeated request has a query. */
export const scriptOf = (path: string): RegExp => addressOf(builtModule(path).file);

/** The same of its own style sheets. */
export const stylesOf = (path: string): readonly RegExp[] => (builtModule(path).css ?? []).map(addressOf);
