/** Name of the cookie. */
export const TEST_TOOLS_COOKIE = "pp_test_tools";
/** Token of every store that tests start: browsers and clients may use several of them. */
export const TEST_TOOLS_TOKEN = "token-of-every-test-store";

/** Cookie header that turns the test tools on. */
export const TEST_TOOLS = `${TEST_TOOLS_COOKIE}=${TEST_TOOLS_TOKEN}`;

/** `storageState` of browsers in which the test tools are on, on each host that tests give a store. */
export const BROWSER_WITH_TEST_TOOLS = {
  cookies: ["127.0.0.1", "localhost", ".store.localhost"].map((domain) => ({
    name: TEST_TOOLS_COOKIE,
    value: TEST_TOOLS_TOKEN,
    domain,
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Lax" as const,
  })),
  origins: [],
};

/** Sets what to try out, e.g. faults or the clock (`PUT /reference/controls`); what is absent is reset. */
export async function setControls(origin: string, state: unknown): Promise<void> {
  const answer = await fetch(`${origin}/reference/controls`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", Cookie: TEST_TOOLS },
    body: JSON.stringify(state),
  });
  if (!answer.ok) throw new Error(`the controls were refused: ${await answer.text()}`);
}
