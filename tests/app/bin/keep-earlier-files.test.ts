import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepEarlierFiles, readBuilds } from "#app/bin/keep-earlier-files.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";

/** An output folder over several builds; `build` returns the scripts it contains afterwards. */
function createOutput() {
  const output = makeTemporaryFolder();
  mkdirSync(join(output, "client/assets"), { recursive: true });
  const write = (name: string) => writeFileSync(join(output, "client/assets", name), name);
  const build = (...names: readonly string[]) => {
    const earlier = readBuilds(output);
    for (const name of names) write(name);
    keepEarlierFiles(
      output,
      earlier,
      names.map((name) => `client/assets/${name}`),
    );
    return readdirSync(join(output, "client/assets")).sort();
  };
  return { write, build };
}

test("a page opened before a deploy still finds its scripts, and they are gone some deploys later", () => {
  const { write, build } = createOutput();
  build("game-1.js", "same.js");
  write("game-1.js.br");
  expect(build("game-2.js", "same.js")).toEqual(["game-1.js", "game-1.js.br", "game-2.js", "same.js"]);
  for (const number of [3, 4, 5, 6]) build(`game-${number}.js`, "same.js");
  expect(build("game-7.js", "same.js")).toEqual(expect.not.arrayContaining(["game-1.js", "game-1.js.br"]));
  expect(build("game-7.js", "same.js")).toContain("game-2.js");
});

test("building the same sources again takes nothing away", () => {
  const { build } = createOutput();
  build("game-1.js");
  for (let again = 0; again < 10; again += 1) build("game-2.js");
  expect(build("game-2.js")).toEqual(["game-1.js", "game-2.js"]);
});

test("scripts that no whole build is made of are cleared away, those of a build without a list stay", () => {
  const { write, build } = createOutput();
  write("game-0.js");
  build("game-1.js");
  write("broken-off.js");
  expect(build("game-2.js")).toEqual(["game-0.js", "game-1.js", "game-2.js"]);
});
