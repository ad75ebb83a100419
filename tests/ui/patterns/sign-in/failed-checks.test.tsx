import { expect, test } from "vitest";
import { createHttpGateways } from "#adapters/http/http-gateways.idle.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { FAULTS } from "#tests/ui/support/network-faults.ts";
import { check, openSession, Question } from "#tests/ui/support/session-scene.tsx";

for (const [name, fetch] of Object.entries(FAULTS)) {
  test(`a check that ${name} shows nothing to signed-in players, unless it is a 401: that asks once to sign in`, async () => {
    // Loaded in advance, so that an unexpected popup would open before the expected one.
    await import("#ui/patterns/sign-in/sign-in-popup.tsx");
    const { session } = createHttpGateways({ ...buildHttpClientOptions({ fetch }), wstaticDomain: "" });
    const answers: Result<unknown>[] = [];
    const { screen, reloadPage } = await openSession({
      ports: {
        session: {
          ...session,
          check: async (gameCode) => {
            const answer = await session.check(gameCode);
            answers.push(answer);
            return answer;
          },
        },
      },
      page: <Question />,
    });
    await check(answers, 1);
    const signIn = screen.getByRole("dialog", { name: "It is available after login." });
    if (name === "gets a 401") await expect.element(signIn).toBeVisible();
    else {
      await screen.getByRole("button", { name: "Ask" }).click();
      await expect.element(screen.getByRole("dialog", { name: "Shall it be?" })).toBeVisible();
    }
    expect(screen.getByRole("dialog").elements()).toHaveLength(1);
    expect(reloadPage).not.toHaveBeenCalled();
  });
}
