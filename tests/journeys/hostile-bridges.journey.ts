import { LAUNCHER_METHOD_NAMES } from "#core/launcher/launcher-methods.ts";
import { expect, test, untilReacts } from "./journey.ts";

test("in a launcher whose bridge never answers every page is shown, and a game that cannot be started says so", async ({
  page,
}) => {
  // Component tests try every other fault in each method.
  await page.addInitScript((methods: readonly string[]) => {
    const wait = () => new Promise(() => undefined);
    Object.assign(window, { purpleLauncher: Object.fromEntries(methods.map((name) => [name, wait])) });
  }, LAUNCHER_METHOD_NAMES);
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
