import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { test as base, expect, type TestInfo } from "@playwright/test";
import { build } from "vite";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { LAUNCHER_COMMAND_NAMES, LAUNCHER_COMMANDS } from "#core/launcher/launcher-commands.ts";
import { LAUNCHER_METHOD_NAMES } from "#core/launcher/launcher-methods.ts";
import { type LauncherBundle, openLauncherBundle } from "../support/launcher-bundle.ts";
import { startLocalServer } from "../support/local-server.ts";
import { TEST_TOOLS } from "../support/test-tools.ts";
import { type HostEvent, type StartedHost, startHost, waitForHostEvent } from "./start-host.ts";

/** The certification page of a shell's maker, a publisher that knows every session, and a site that is none of theirs. */
interface Kit {
  readonly address: string;
  readonly publisher: string;
  readonly stranger: string;
}

type OpenHost = (address: string, publisher: string, ...further: readonly string[]) => Promise<StartedHost>;

const test = base.extend<{ open: OpenHost }, { kit: Kit; bundle: LauncherBundle }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  open: async ({}, use) => {
    const hosts: StartedHost[] = [];
    await use(async (address, publisher, ...further) => {
      const host = await startHost(["--address", address, "--publisher", publisher, ...further]);
      hosts.push(host);
      return host;
    });
    for (const host of hosts) await host.close();
    // GTK logs messages about screens that are gone; errors of the host itself have this ending.
    for (const host of hosts) expect(host.errors()).not.toContain("Traceback");
  },
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const script = await bundleKitPage();
      const stranger = await startLocalServer((_, response) => {
        response.setHeader("Content-Type", "text/html").end(`<!doctype html><script>${STRANGER_SCRIPT}</script>`);
      });
      const publisher = await startLocalServer((_, response) => response.end("{}"));
      const page = await startLocalServer(({ url }, response) => {
        response.setHeader("Content-Type", url === "/kit.js" ? "text/javascript" : "text/html");
        response.end(url === "/kit.js" ? script : url === "/popup" ? POPUP_DOCUMENT : kitDocument(stranger.origin));
      });
      await use({ address: `${page.origin}/`, publisher: publisher.origin, stranger: stranger.origin });
      await page.close();
      await publisher.close();
      await stranger.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const bundle = await openLauncherBundle();
      await use(bundle);
      await bundle.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

/** The kit as a browser loads it. */
async function bundleKitPage(): Promise<string> {
  const input = fileURLToPath(new URL("./kit-page.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input, output: { format: "iife" } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error("the kit was not built");
  return output.output[0].code;
}

/** Attacks of a foreign frame: on the bridge, the host, the surrounding page, and the navigation of the window. */
const STRANGER_SCRIPT = `
  const tried = { bridge: typeof window.purpleLauncher, host: typeof window.webkit?.messageHandlers?.launcher };
  document.dispatchEvent(new CustomEvent("launcher-call", { detail: '{"id":1,"method":"turnOff","input":[]}' }));
  try { parent.purpleLauncher.turnOff(); } catch (error) { tried.around = error.name; }
  parent.postMessage(tried, "*");
`;

/** A window of the page's own says whether it has the bridge. */
const POPUP_DOCUMENT = `<!doctype html><script>
  opener.postMessage({ popup: typeof window.purpleLauncher }, "*");
</script>`;

const kitDocument = (strangerOrigin: string) => `<!doctype html>
<title>Certification</title>
<script>window.bridgeAtStart = typeof window.purpleLauncher;</script>
<script src="/kit.js"></script>
<button id="popup" onclick="window.coupons = window.open('/popup', 'coupon', 'width=480,height=720')">Coupons</button>
<a id="outside" href="${strangerOrigin}/page">A site of somebody else</a>
<button id="later" onclick="window.later = window.open('about:blank', '_blank')">A site to be signed in for</button>
<iframe src="${strangerOrigin}/frame"></iframe>`;

const eventsOf = ({ events }: StartedHost, event: HostEvent["event"]) => events.filter((one) => one.event === event);

test("the desktop host keeps to the contract: every method answers, every command arrives, the early ones later", async ({
  open,
  kit,
}) => {
  const host = await open(kit.address, kit.publisher);
  await host.give("goTo", ["/notice"]);
  await waitForHostEvent(host, { event: "shown", address: kit.address });
  await expect.poll(() => host.evaluate("return typeof window.kit")).toBe("object");
  expect(await host.evaluate("return window.bridgeAtStart")).toBe("object");
  const isReady = host.evaluate("await kit.ready(); return true");
  expect(await isReady).toBe(true);
  await expect.poll(() => host.evaluate("return kit.heard")).toContainEqual(["goTo", "/notice"]);

  const methods = LAUNCHER_METHOD_NAMES.filter((name) => name !== "turnOff");
  expect(await host.evaluate('return await kit.certify(["turnOff"])')).toEqual(
    methods.map((method) => ({ method, verdict: "kept" })),
  );
  await host.click("#popup");
  await expect.poll(() => host.evaluate("return kit.heard")).toContainEqual(["message", { popup: "object" }]);
  await host.evaluate("window.coupons.close()");
  await expect.poll(() => host.evaluate("return kit.heard")).toContainEqual(["closePopup", "coupon"]);
  await host.evaluate("kit.heard.length = 0");
  for (const command of LAUNCHER_COMMAND_NAMES) await host.give(command, LAUNCHER_COMMANDS[command].example);
  await expect
    .poll(() => host.evaluate("return kit.heard"))
    .toEqual(expect.arrayContaining(LAUNCHER_COMMAND_NAMES.map((name) => [name, ...LAUNCHER_COMMANDS[name].example])));

  // It ends while it is still being asked.
  await host.evaluate("await kit.certify()").catch(() => undefined);
  expect(await host.exitCode).toBe(0);
});

test("the desktop host rejects calls of foreign pages, keeps them inside, and opens external links outside, also those that need single sign-on", async ({
  open,
  kit,
}) => {
  const host = await open(kit.address, kit.publisher, "--frame", kit.stranger, "--browser", "true");
  await expect
    .poll(() => host.evaluate("return window.kit?.heard ?? []"))
    .toContainEqual(["message", { bridge: "undefined", host: "undefined", around: "SecurityError" }]);
  expect(eventsOf(host, "call")).toEqual([]);

  const refusalOf = (call: string) =>
    host.evaluate(`return await ${call}.then(() => "taken", (error) => error.message)`);
  expect(await refusalOf('purpleLauncher.goToNGP({ toString: "tl" })')).toBe("goToNGP is not called like this.");
  expect(await refusalOf("purpleLauncher.setNotifyCount(-1)")).toBe("setNotifyCount is not called like this.");
  expect(await refusalOf('purpleLauncher.turnOff("now")')).toBe("turnOff is not called like this.");
  expect(await host.evaluate("return [Object.isFrozen(purpleLauncher), purpleLauncher.__proto__.eval]")).toEqual([
    true,
    null,
  ]);
  expect(eventsOf(host, "call")).toEqual([]);

  await host.evaluate(`location.href = "${kit.stranger}/"`);
  await waitForHostEvent(host, { event: "refused", what: "navigation", address: `${kit.stranger}/` });
  await host.evaluate('location.href = "mailto:somebody@example.com"');
  await waitForHostEvent(host, { event: "refused", what: "navigation", address: "mailto:somebody@example.com" });
  await host.evaluate('location.href = "file:///etc/passwd"');
  await host.evaluate("navigator.geolocation.getCurrentPosition(() => undefined, () => undefined)");
  await waitForHostEvent(host, { event: "refused", what: "permission" });
  await host.click("#outside");
  await waitForHostEvent(host, { event: "outside", address: `${kit.stranger}/page` });
  await host.click("#later");
  await expect.poll(() => host.evaluate("return window.later !== undefined && window.later !== null")).toBe(true);
  await host.evaluate(`later.opener = null; later.location.replace("${kit.stranger}/signed-in")`);
  await waitForHostEvent(host, { event: "outside", address: `${kit.stranger}/signed-in` });
  expect(await host.evaluate("return location.href")).toBe(kit.address);
  expect(eventsOf(host, "shown").map(({ address }) => address)).toEqual([kit.address]);
});

test("in the desktop host a player opens the launcher, signs in, reads what is new and starts a game", async ({
  open,
  bundle,
}, testInfo) => {
  const host = await open(bundle.address, bundle.storeOrigin);
  const textOf = () => host.evaluate("return document.body.innerText");
  await host.press("Store");
  await waitForHostEvent(host, { event: "call", method: "onReady" });
  await waitForHostEvent(host, { event: "given", command: "goTo", taken: true });
  await expect.poll(() => host.evaluate("return location.hash")).toBe("#/main");

  await host.press("Games");
  await expect.poll(() => host.evaluate("return location.hash")).toBe("#/index");
  await expect.poll(textOf).toContain("Aion");
  await picture(host, testInfo, "games");

  await host.evaluate("purpleLauncher.showNPLogin()");
  const [account] = READY_ACCOUNTS;
  const fillIn = (name: string, value: string | undefined) =>
    `document.querySelector('input[name="${name}"]').value = ${JSON.stringify(value)};`;
  const passwords = () => host.evaluate(`return document.querySelectorAll('input[name="password"]').length`, "sign-in");
  await expect.poll(() => passwords().catch(() => 0)).toBe(1);
  await host.evaluate(
    `document.cookie = "${TEST_TOOLS}; path=/"; ${fillIn("userName", account?.userName)} ${fillIn("password", account?.password)} document.querySelector('input[name="password"]').form.requestSubmit()`,
    "sign-in",
  );
  await waitForHostEvent(host, { event: "given", command: "onRefresh", taken: true });
  // The page loads itself again, as the player.
  await expect.poll(() => eventsOf(host, "call").filter(({ method }) => method === "onReady")).toHaveLength(2);

  await host.evaluate('location.hash = "#/home/aion/lobby"');
  await expect.poll(textOf).toContain("Fortress hours begin");
  await picture(host, testInfo, "lobby");
  await host.evaluate(
    '[...document.querySelectorAll("button")].find((one) => one.innerText.includes("Take off")).click()',
  );
  await waitForHostEvent(host, { event: "call", method: "goToNGP", input: ["aion"] });

  await host.press("Notifications");
  await expect.poll(() => host.evaluate("return document.querySelector('h1')?.innerText")).toBe("Notifications");
  await expect.poll(textOf).not.toContain("Sign in to");
  await picture(host, testInfo, "notifications");
});

/** Saves a screenshot of the window, and checks that it is not blank: a blank window compresses to almost nothing. */
async function picture(host: StartedHost, testInfo: TestInfo, name: string): Promise<void> {
  const path = testInfo.outputPath(`${name}.png`);
  await host.evaluate("await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
  await host.takePicture(path);
  expect((await readFile(path)).length).toBeGreaterThan(15_000);
}
