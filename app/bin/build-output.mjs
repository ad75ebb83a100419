import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";
import { root } from "./bootstrap.mjs";

const output = join(root, ".output");
const COMPRESSED = /\.(js|css|json|svg)$/;

/** Writes a brotli copy (quality 11) beside every text file, so that serving costs nothing. */
function precompress(folder) {
  for (const name of readdirSync(folder)) {
    if (!COMPRESSED.test(name)) continue;
    const content = readFileSync(join(folder, name));
    const compressed = brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    if (compressed.length < content.length) writeFileSync(join(folder, `${name}.br`), compressed);
  }
}

rmSync(output, { recursive: true, force: true });
await build({ root, logLevel: "warn" });
await build({ root, logLevel: "warn", build: { ssr: true } });
precompress(join(output, "client", "assets"));
