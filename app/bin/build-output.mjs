import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";
import { root } from "./bootstrap.mjs";
import { keepEarlierFiles, readBuilds } from "./keep-earlier-files.ts";

const output = join(root, ".output");
const COMPRESSED = /\.(js|css|json|svg)$/;

/** Writes a brotli copy (quality 11) beside every text file, so that serving costs nothing. */
function precompress(files) {
  for (const file of files) {
    if (!COMPRESSED.test(file) || existsSync(`${file}.br`)) continue;
    const content = readFileSync(file);
    const compressed = brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    if (compressed.length < content.length) writeFileSync(`${file}.br`, compressed);
  }
}

/**
 * Builds without emptying the folder, because a running server may still serve from it; returns the files with a hash
 * in their names.
 */
async function buildInto(folder, options) {
  const { output: files } = await build({ root, logLevel: "warn", build: { ...options, emptyOutDir: false } });
  return files.map(({ fileName }) => `${folder}/${fileName}`).filter((file) => /\/(assets|chunks)\//.test(file));
}

/** Service worker: one script at a fixed address, which browsers compare with the installed one. */
async function buildWorker() {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: ".output/client",
      emptyOutDir: false,
      target: ["chrome111", "firefox114", "safari16.4"],
      rollupOptions: {
        input: "app/worker/service-worker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

const earlierBuilds = readBuilds(output);
// Remove the build mark until the build is complete.
rmSync(join(output, "built-from"), { force: true });
const clientFiles = await buildInto("client", {});
await buildWorker();
const serverFiles = await buildInto("server", { ssr: true });
precompress(clientFiles.map((file) => join(output, file)));
keepEarlierFiles(output, earlierBuilds, [...clientFiles, ...serverFiles]);
