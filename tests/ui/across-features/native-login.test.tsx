import { afterEach, expect, test } from "vitest";
import { checkOf, openSession } from "../support/session-scene.tsx";

afterEach(() => {
  Reflect.deleteProperty(window, "npLoggedIn");
});

test("a player who is signed in only in the launcher gets a session without a question", async () => {
  Reflect.set(window, "npLoggedIn", true);
  const { calls, reloadPage } = await openSession({
    visit: { shell: "launcher", user: null },
    native: { refresh: null },
    checks: [checkOf()],
  });
  await expect.poll(() => calls).toContainEqual(["refresh"]);
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
});

test("a guest of the launcher is left alone", async () => {
  const { calls, asked } = await openSession({ visit: { shell: "launcher", user: null }, native: { refresh: null } });
  expect(calls).toEqual([]);
  expect(asked).toEqual([]);
});
