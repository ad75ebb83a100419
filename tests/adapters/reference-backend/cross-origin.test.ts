import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabases, withDatabase } from "../../support/database.ts";
import { startTestBackend, type TestBackend } from "../../support/test-backend.ts";
import { testContent } from "../../support/test-content.ts";

const LAUNCHER = "https://launcher.example.com";
const STRANGER = "https://stranger.example.com";

let databases: TestDatabases;
let backend: TestBackend;
beforeAll(async () => {
  databases = await withDatabase("pglite");
  backend = await startTestBackend(await databases.open(), { allowedOrigins: [LAUNCHER], content: testContent });
});
afterAll(async () => {
  await backend.close();
  await databases.close();
});

const ask = (path: string, init: RequestInit): Promise<Response> =>
  backend.backend.fetch(new Request(`http://localhost${path}`, init));

describe("pages of other origins", () => {
  it("of a launcher build may read answers as their player, with time and session", async () => {
    const answer = await ask("/api/store/games", { headers: { Origin: LAUNCHER } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(LAUNCHER);
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBe("true");
    const readable = answer.headers.get("Access-Control-Expose-Headers")?.split(", ");
    expect(readable).toEqual(expect.arrayContaining(["Date", "X-PP-Sid", "Retry-After"]));
    expect(answer.headers.get("Vary")).toContain("Origin");
  });

  it("may read refusals too", async () => {
    const answer = await ask("/api/store/cart", { headers: { Origin: LAUNCHER } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(LAUNCHER);
  });

  it("are told beforehand what they may send", async () => {
    const answer = await ask("/api/store/cart/items", {
      method: "OPTIONS",
      headers: {
        Origin: LAUNCHER,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type,x-pp-sid",
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(LAUNCHER);
    expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("PATCH");
    expect(answer.headers.get("Access-Control-Allow-Headers")).toContain("X-PP-Sid");
  });

  it.each([STRANGER, "null", `${LAUNCHER}.evil.example`])(
    "at %s may neither read nor ask beforehand",
    async (origin) => {
      const answer = await ask("/api/store/games", { headers: { Origin: origin } });
      expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
      const asked = await ask("/api/store/games", {
        method: "OPTIONS",
        headers: { Origin: origin, "Access-Control-Request-Method": "GET" },
      });
      expect(asked.status).toBe(404);
      expect(asked.headers.has("Access-Control-Allow-Origin")).toBe(false);
    },
  );
});
