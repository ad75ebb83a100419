import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { allTicked } from "./form-ticks.ts";
import { TEST_TOOLS } from "./test-tools.ts";

/** An HTTP client of a store with a cookie jar and the test tools, without a browser. */
export interface HttpViewer {
  readonly cookies: Map<string, string>;
  /** Follows no redirect. `init.json` is sent as the body with its type. */
  fetch(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<Response>;
  /** Signs in with a ready account, and resolves to this client; throws if the store refuses. */
  signIn(userName: string): Promise<HttpViewer>;
  /** Becomes a new player, from Korea unless another country is given. */
  register(userName: string, country?: string): Promise<HttpViewer>;
}

/** Puts the cookies of an answer into a jar, and takes those out that it ends. */
export function keepCookies(jar: Map<string, string>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";");
    const at = pair.indexOf("=");
    if (/;\s*max-age=0\b/i.test(cookie)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** `addressOf` is asked before each request, so that a balancer's or a restarted store's visitor stays the same one. */
export function createHttpViewer(
  addressOf: () => string,
  cookiesOfBefore: ReadonlyMap<string, string> = new Map(),
  testTools = TEST_TOOLS,
): HttpViewer {
  const cookies = new Map(cookiesOfBefore);

  const send: HttpViewer["fetch"] = async (path, { json, ...init } = {}) => {
    const headers = new Headers(init.headers);
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
    if (!headers.has("Cookie")) headers.set("Cookie", [...pairs, testTools].join("; "));
    if (json !== undefined) headers.set("Content-Type", "application/json");
    const answer = await fetch(addressOf() + path, {
      redirect: "manual",
      ...init,
      headers,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    keepCookies(cookies, answer);
    return answer;
  };

  const submit = async (path: "/login" | "/register", values: Readonly<Record<string, string>>): Promise<void> => {
    const form = await (await send(path)).text();
    const fields = new URLSearchParams({ ...allTicked(form), ...values });
    for (const [input] of form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)) {
      fields.set(/name="([^"]*)"/.exec(input)?.[1] ?? "", /value="([^"]*)"/.exec(input)?.[1] ?? "");
    }
    const answer = await send(path, { method: "POST", body: fields });
    if (answer.status !== 303 && answer.status !== 302) {
      throw new Error(`${path} as ${values.userName} was answered with ${answer.status}: ${await answer.text()}`);
    }
  };

  const viewer: HttpViewer = {
    cookies,
    fetch: send,
    async signIn(userName) {
      const account = READY_ACCOUNTS.find((ready) => ready.userName === userName);
      if (account === undefined) throw new Error(`there is no ready account ${userName}`);
      await submit("/login", { userName: account.userName, password: account.password });
      return viewer;
    },
    async register(userName, country = "KR") {
      await submit("/register", { userName, nickname: userName, password: "lanterns over the quay", country });
      return viewer;
    },
  };
  return viewer;
}
