import { expect, test } from "vitest";
import { createHttpGateways } from "#adapters/http/http-gateways.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { FAULTS } from "#tests/ui/support/network-faults.ts";
import { check, openSession, Question } from "#tests/ui/support/session-scene.tsx";
import { ALWAYS, WIDE } from "#tests/ui/support/tags-of-rows.ts";

const TIMEOUT_MS = 40;

/** One of each kind: no answer, the refusal that asks, and an answer that is not one. */
const ALWAYS_TRIED = ["gets no answer", "gets a 401", "gets data of another shape"];

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`a check that ${name} shows nothing to signed-in players, unless it is a 401: that asks once to sign in`, {
    tags: ALWAYS_TRIED.includes(name) ? ALWAYS : WIDE,
  }, async () => {
    // Loaded in advance, so that an unexpected popup would open before the expected one.
    await import("#ui/patterns/sign-in/sign-in-popup.tsx");
    const asked: string[] = [];
    const send = fault({ timeoutMs: TIMEOUT_MS, send: async () => Response.json({}) });
    const { session } = createHttpGateways({
      ...buildHttpClientOptions({
        timeoutMs: TIMEOUT_MS,
        fetch: (address, init) => {
          asked.push(address);
          return send(address, init);
        },
      }),
      wstaticDomain: "",
    });
    const { screen, reloadPage } = await openSession({ ports: { session }, page: <Question /> });
    await check(asked, 1);
    const signIn = screen.getByRole("dialog", { name: "It is available after login." });
    if (name === "gets a 401") await expect.element(signIn).toBeVisible();
    else {
      // A popup opened after the time in which a prompt would have appeared is the last one.
      await new Promise((go) => setTimeout(go, 1_000));
      await screen.getByRole("button", { name: "Ask" }).click();
      await expect.element(screen.getByRole("dialog", { name: "Shall it be?" })).toBeVisible();
    }
    expect(screen.getByRole("dialog").elements()).toHaveLength(1);
    expect(reloadPage).not.toHaveBeenCalled();
  });
}
