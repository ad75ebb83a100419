import { LAUNCHER_METHOD_NAMES } from "#core/launcher/launcher-methods.ts";
import { expect, test, untilReacts } from "./journey.ts";

/** Bridge objects with the same fault in all methods. Component tests try every fault in each of them. */
const BRIDGES: Readonly<Record<string, (methods: readonly string[]) => void>> = {
  "throws where it is only looked at": () => {
    const fail = () => {
      throw new Error("native");
    };
    Object.assign(window, { purpleLauncher: new Proxy({}, { get: fail, has: fail, ownKeys: fail }) });
  },
  "never answers": (methods) => {
    const wait = () => new Promise(() => undefined);
    Object.assign(window, { purpleLauncher: Object.fromEntries(methods.map((name) => [name, wait])) });
  },
};
/** The one that `npm test` tries. */
const GATE_BRIDGE = "never answers";

for (const [fault, put] of Object.entries(BRIDGES)) {
  test(`in a launcher whose bridge ${fault} every page is shown, and a game that cannot be started says so${fault === GATE_BRIDGE ? "" : " @wide"}`, async ({
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
    await expect(page.getByRole("alert").getByText("The launcher didn’t respond.")).toBeVisible();
    await expect(start).toBeEnabled();
    await expect(page.getByRole("heading", { level: 1, name: "Aion" })).toBeVisible();
  });
}
