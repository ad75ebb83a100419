import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { printTable } from "./figures.ts";
import { ROUTE_SCREENS, scriptsOfRoute, sharedScripts } from "./page-scripts.ts";

const kilobytes = (files: readonly string[]) =>
  (files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0) / 1000).toFixed(1);

/** Script bytes of each route before the first click. */
export function benchScriptSizes(): void {
  printTable("Scripts, brotli KB", [
    ["route", "files", "KB"],
    ["shared", String(sharedScripts().length), kilobytes(sharedScripts())],
    ...Object.entries(ROUTE_SCREENS).map(([route, modules]) => {
      const files = scriptsOfRoute(modules);
      return [route, String(files.length), kilobytes(files)];
    }),
  ]);
}
