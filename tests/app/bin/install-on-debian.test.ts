import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { installOnDebian } from "#app/bin/install-on-debian.mjs";

/** A fake `apt-get` that records its arguments and fails. */
function createFakeApt() {
  const folder = mkdtempSync(join(tmpdir(), "apt-"));
  const said = join(folder, "said");
  writeFileSync(said, "");
  writeFileSync(join(folder, "apt-get"), `#!/bin/sh\necho "$@" >> ${said}\nexit 100\n`);
  chmodSync(join(folder, "apt-get"), 0o755);
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    print.mockRestore();
    rmSync(folder, { recursive: true });
  });
  return () => readFileSync(said, "utf8").trim().split("\n");
}

test("the packages for the tests are installed after one update of the lists, and unavailable ones stop nothing", () => {
  const asked = createFakeApt();
  installOnDebian("Chromium", ["chromium"], true);
  installOnDebian("the desktop host", ["xvfb", "python3-gi"], true);
  expect(asked()).toEqual(["update -q", "install -y -q chromium", "install -y -q xvfb python3-gi"]);
});

test("nothing is installed where that is not for this process to do", () => {
  const asked = createFakeApt();
  installOnDebian("Chromium", ["chromium"], false);
  expect(asked()).toEqual([""]);
});
