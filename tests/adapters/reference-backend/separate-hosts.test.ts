import { describe, expect, it } from "vitest";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { safeReturnAddress } from "#adapters/reference-backend/domain/session/return-address.ts";
import { createSessionCookie } from "#adapters/reference-backend/domain/session/session-cookie.ts";
import fc, { forAllTimes } from "#tests/support/fast-check.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { smallContent } from "../../support/test-content.ts";
import { TEST_TOOLS } from "../../support/test-tools.ts";
import { formTokenIn } from "./new-player.ts";

const STORE = "https://www.example.com";
const API = "https://api.example.com";
const PAY = "https://pay.example.com";

describe("services on hosts of one site", () => {
  const backend = openTestStore("postgres", {
    content: smallContent,
    allowedOrigins: [STORE],
    sessionDomain: ".example.com",
    addresses: {
      store: `${STORE}/store`,
      signIn: `${API}/login`,
      sso: "https://sso.example.com/sso",
      returnOrigins: [STORE, PAY],
    },
  });

  const ask = (address: string, init: RequestInit = {}) => backend.backend.fetch(new Request(address, init));

  /** The answer to a sign-in that leads back to `returnTo`. */
  async function signIn(returnTo: string): Promise<Response> {
    const [account] = READY_ACCOUNTS;
    const address = `${API}/login?return_url=${encodeURIComponent(returnTo)}`;
    const form = await ask(address);
    const token = formTokenIn(await form.text());
    const [cookie = ""] = form.headers.getSetCookie().map((each) => each.split(";")[0]);
    return ask(address, {
      method: "POST",
      headers: {
        Cookie: `${cookie}; ${TEST_TOOLS}`,
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: API,
      },
      body: new URLSearchParams({
        form_token: token,
        userName: account?.userName ?? "",
        password: account?.password ?? "",
      }).toString(),
    });
  }

  it("share a player's session, and lead back to the page of the store the player came from", async () => {
    const signedIn = await signIn(`${STORE}/store/game/tl?locale=ko-KR`);
    expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, `${STORE}/store/game/tl?locale=ko-KR`]);
    const [cookie = ""] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Secure-pp_session=[^;]+; Path=\/; .*HttpOnly; SameSite=Lax; Domain=example\.com; Secure$/,
    );
    const elsewhere = await ask("https://community.example.com/api/session/user", {
      headers: { Cookie: cookie.split(";")[0] ?? "", Origin: STORE },
    });
    expect(await elsewhere.json()).toMatchObject({ user_id: READY_ACCOUNTS[0]?.userName });
  });

  it("allow the form of the sign-in page to lead there, and to no other origin", async () => {
    const policyOf = async (returnTo: string) =>
      (await ask(`${API}/login?return_url=${encodeURIComponent(returnTo)}`)).headers.get("Content-Security-Policy");
    expect(await policyOf(`${PAY}/pay/1`)).toContain(`form-action 'self' ${PAY};`);
    expect(await policyOf("https://evil.example/")).toContain(`form-action 'self' ${STORE};`);
  });

  it("lead to the front page of the store from everywhere else", async () => {
    expect((await signIn("https://evil.example/")).headers.get("Location")).toBe(`${STORE}/store`);
    const unknown = await ask(`${PAY}/pay/%20`);
    expect(await unknown.text()).toContain(`href="${STORE}/store"`);
    expect((await ask(`${API}/logout`, { headers: { "Sec-Fetch-Site": "none" } })).headers.get("Location")).toBe(
      `${STORE}/store`,
    );
  });

  it("send a guest of the payment page to the sign-in page, and back", async () => {
    const address = `${PAY}/pay/20261121-abcdefgh2345`;
    const answer = await ask(address);
    expect(answer.headers.get("Location")).toBe(`${API}/login?return_url=${encodeURIComponent(address)}`);
  });
});

describe("the address after signing in", () => {
  const HOSTILE = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.string().map((text) => `/${text}`),
    fc.string().map((text) => STORE + text),
    fc.constantFrom(`${STORE}@evil.net/`, `${STORE}.evil.net/`, "https://a:b@www.example.com/", "//evil.net"),
    fc.constantFrom(
      "/\\evil.net",
      "/\t/evil.net",
      "\\/evil.net",
      "/.//evil.net",
      "/..//evil.net",
      "/%0d%0aSet-Cookie:x",
    ),
  );

  it("is never at an origin that was not named", () => {
    forAllTimes(300, HOSTILE, (given) => {
      const address = safeReturnAddress(given, { store: `${STORE}/store`, returnOrigins: [STORE, PAY] });
      expect([STORE, PAY]).toContain(new URL(address).origin);
      expect(new URL(address).username).toBe("");
      // Where store and sign-in page are one, it is a path.
      expect(safeReturnAddress(given, { store: "/", returnOrigins: [] })).toMatch(/^\/(?![/\\])/);
    });
  });
});

describe("the cookie of a session", () => {
  const write = (address: string, domain: string) => createSessionCookie(domain).write(new Request(address), "abc", 60);

  it.each([
    ["https://api.example.com/", "", "__Host-pp_session", null],
    ["https://api.example.com/", "example.com", "__Secure-pp_session", "example.com"],
    ["https://example.com/", ".example.com", "__Secure-pp_session", "example.com"],
    ["http://api.store.localhost:4001/", "store.localhost", "pp_session", "store.localhost"],
    // A host outside of the domain has its own sessions.
    ["https://api.other.com/", "example.com", "__Host-pp_session", null],
    ["https://notexample.com/", "example.com", "__Host-pp_session", null],
  ])("at %s, shared in “%s”, is called %s", (address, domain, name, shared) => {
    const cookie = write(address, domain);
    expect(cookie.startsWith(`${name}=abc; `)).toBe(true);
    expect(/Domain=([^;]+)/.exec(cookie)?.[1] ?? null).toBe(shared);
    const request = new Request(address, { headers: { Cookie: `${name}=abc` } });
    expect(createSessionCookie(domain).read(request)).toBe("abc");
  });
});
