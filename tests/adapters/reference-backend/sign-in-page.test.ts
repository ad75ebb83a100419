import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { safeReturnAddress } from "#adapters/reference-backend/domain/session/return-address.ts";
import { type TestDatabases, withDatabase } from "#tests/support/database.ts";
import fc from "#tests/support/fast-check.ts";
import { pageTextsFromFiles, startTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";

describe("the sign-in page", () => {
  let databases: TestDatabases;
  let live: TestBackend;

  beforeAll(async () => {
    databases = await withDatabase("postgres");
    live = await startTestBackend(await databases.open(), { content: smallContent, environment: "live" });
  });
  afterAll(async () => {
    await live?.close();
    await databases?.close();
  });

  test("on live there are no ready accounts, and no passwords on the page", async () => {
    const page = await (await live.visitor().fetch("/login")).text();
    expect(page).not.toContain("player-kr");
    for (const { userName, password } of READY_ACCOUNTS) {
      expect((await live.visitor().submit("/login", { userName, password })).status).toBe(401);
    }
  });

  test("on live there are no controls", async () => {
    expect((await live.visitor().fetch("/reference/controls")).status).toBe(404);
    expect((await live.visitor().fetch("/reference/controls", { method: "PUT", json: {} })).status).toBe(404);
    const signIn = { method: "POST", json: { userName: "player-kr" } };
    expect((await live.visitor().fetch("/reference/sign-in", signIn)).status).toBe(404);
  });

  test.each([
    ["ar-SA", "rtl", "dark"],
    ["ko-KR", "ltr", "light"],
  ])("speaks %s (%s) in the %s theme of the store's cookies", async (locale, direction, theme) => {
    const visitor = live.visitor();
    visitor.cookies.set("locale", locale).set("theme", theme);
    const page = await (await visitor.fetch("/register")).text();
    expect(page).toContain(`<html lang="${locale}" dir="${direction}" data-theme="${theme}">`);
    expect(page).toContain(pageTextsFromFiles(locale)?.registerLead);
  });

  test("follows the language of the address before that of the cookie", async () => {
    const visitor = live.visitor();
    visitor.cookies.set("locale", "ko-KR");
    expect(await (await visitor.fetch("/login?locale=ja-JP")).text()).toContain('<html lang="ja-JP"');
  });

  test("every language has every text of the publisher's own pages", () => {
    // Which plural forms there are differs; that they are all there is asked of the locale files themselves.
    const textsOf = (locale: string) =>
      new Set(
        Object.keys(pageTextsFromFiles(locale) ?? {}).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, "")),
      );
    for (const locale of ["ko-KR", "ja-JP", "ar-SA"]) expect(textsOf(locale)).toEqual(textsOf("en-US"));
  });

  test("too many attempts get a page with an explanation", async () => {
    const databases = await withDatabase("postgres");
    const store = await startTestBackend(await databases.open(smallContent), {
      content: smallContent,
      rateLimits: { signIns: 3 },
    });
    const attempt = () =>
      store.backend.fetch(
        new Request("http://localhost/login", {
          method: "POST",
          body: "userName=a&password=b",
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
        }),
        { clientAddress: "203.0.113.9" },
      );
    const answers = [await attempt(), await attempt(), await attempt(), await attempt()];
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 429]);
    expect(answers[3]?.headers.get("Retry-After")).toBe("60");
    expect(await answers[3]?.text()).toContain("Too many attempts. Wait 1 minute,");
    await store.close();
  });

  test("any return address stays on the site", () => {
    const hostile = fc.oneof(
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
      fc.constantFrom(
        "//evil.net",
        "/\\evil.net",
        "/\t/evil.net",
        "\\/evil.net",
        "/.//evil.net",
        "/..//evil.net",
        "javascript:alert(1)",
        "/%0d%0aSet-Cookie:x",
      ),
    );
    fc.assert(
      fc.property(hostile, (given) => {
        const path = safeReturnAddress(given, { store: "/", returnOrigins: [] });
        expect(new URL(path, "https://store.example.com").origin).toBe("https://store.example.com");
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 200 },
    );
  });
});
