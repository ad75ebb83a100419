import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningStore, startStore } from "../../support/start-store.ts";
import { configurationFile } from "../configuration-file.ts";

describe("a store in a region that has no website", () => {
  let store: RunningStore;
  beforeAll(async () => {
    const CONFIG_FILE = configurationFile('{"region": "ncv"}');
    // No request is needed for content that does not exist.
    store = await startStore({ PUBLISHER_API: "http://127.0.0.1:9", LOG_LEVEL: "silent", CONFIG_FILE });
  });
  afterAll(() => store.stop());

  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(store.origin + path, { redirect: "manual", headers });

  it.each(["/", "/main", "/game/tl", "/cart", "/kr/intro", "/index", "/home/tl/lobby", "/dev/kit", "/nowhere"])(
    "shows browsers not-found at %s",
    async (path) => {
      const answer = await open(path);
      expect([answer.status, answer.headers.get("Location")]).toEqual([307, "/not-found"]);
    },
  );

  it("shows a page with an explanation, without links or scripts", async () => {
    const answer = await open("/not-found");
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html).not.toMatch(/<(a|button|form|header|footer|nav)[\s>]/);
    expect(html).not.toContain('type="module"');
  });

  it.each([
    ["the mobile app", { "User-Agent": "Mozilla/5.0 PurpleApp/3.0" }],
    ["the launcher", { Cookie: "shell=launcher" }],
  ] as const)("is there for %s", async (_shell, headers) => {
    expect((await open("/game/tl", headers)).status).not.toBe(307);
    expect(await (await open("/not-found", headers)).text()).toMatch(/<header[\s\S]*type="module"/);
  });
});
