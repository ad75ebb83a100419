import { LAUNCHER_METHOD_NAMES } from "#core/launcher/launcher-methods.ts";
import { expect, test, untilReacts } from "./journey.ts";

/** Bridge objects with the same fault in all methods; `isReported`: the player sees a message about the failure. */
const BRIDGES: Readonly<
  Record<string, { readonly put: (methods: readonly string[]) => void; readonly isReported: boolean }>
> = {
  "has no methods": { isReported: true, put: () => Object.assign(window, { purpleLauncher: {} }) },
  "throws at each call": {
    isReported: true,
    put: (methods) => {
      const fail = () => {
        throw new Error("native");
      };
      Object.assign(window, { purpleLauncher: Object.fromEntries(methods.map((name) => [name, fail])) });
    },
  },
  "throws where it is only looked at": {
    isReported: true,
    put: () => {
      const fail = () => {
        throw new Error("native");
      };
      Object.assign(window, { purpleLauncher: new Proxy({}, { get: fail, has: fail, ownKeys: fail }) });
    },
  },
  "never answers": {
    isReported: true,
    put: (methods) => {
      const wait = () => new Promise(() => undefined);
      Object.assign(window, { purpleLauncher: Object.fromEntries(methods.map((name) => [name, wait])) });
    },
  },
  "answers with other types": {
    isReported: false,
    put: (methods) => {
      const answer = () => ({ toString: () => "yes" });
      Object.assign(window, { purpleLauncher: Object.fromEntries(methods.map((name) => [name, answer])) });
    },
  },
};

/** Bridges that `npm test` tries. */
const GATE_BRIDGES = ["never answers"];

for (const [fault, { put, isReported }] of Object.entries(BRIDGES)) {
  test(`in a launcher whose bridge ${fault} every page is shown, and a game that cannot be started says so${GATE_BRIDGES.includes(fault) ? "" : " @wide"}`, async ({
    page,
  }) => {
    await page.addInitScript(put, LAUNCHER_METHOD_NAMES);
    await page.goto("/");
    await expect(page).toHaveURL(/\/index$/);
    for (const path of ["/index", "/home", "/notification", "/game/tl/board/guide/view/tl-1", "/home/aion/lobby"]) {
      if (path !== "/index") await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
      // The page accepts commands, whatever happened to its ready message.
      await page.waitForFunction(() => "purpleWeb" in window);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    const start = page.getByRole("button", { name: "Take off" });
    await untilReacts(start);
    await start.click();
    const failureText = page.getByRole("alert").getByText("The launcher didn’t respond.");
    if (isReported) await expect(failureText).toBeVisible();
    await expect(start).toBeEnabled();
    if (!isReported) await expect(failureText).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Aion" })).toBeVisible();
  });
}
