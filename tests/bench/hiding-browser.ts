import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";

/** Chromium whose pages are hidden with their window, as those of a player are. */
export interface HidingBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Starts Chromium itself and connects to it afterwards: in a browser started by Playwright every page counts as focused
 * (`Emulation.setFocusEmulationEnabled`), even if it is covered.
 */
export async function launchHidingBrowser(
  program: string,
  programArguments: readonly string[],
): Promise<HidingBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "store-bench-browser-"));
  const browserArguments = [
    "--headless=new",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
    "--no-first-run",
  ];
  const child = spawn(program, [...browserArguments, ...programArguments], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "close");
  const address = await new Promise<string>((resolve, reject) => {
    let printed = "";
    child.stderr.on("data", (piece) => {
      printed += String(piece);
      const found = /ws:\/\/\S+/.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    });
    ended.then(() => reject(new Error(`the browser did not start: ${printed}`)), reject);
  });
  const browser = await chromium.connectOverCDP(address, { noDefaults: true });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("the browser has no window");
  return {
    context,
    async close() {
      await browser.close();
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
