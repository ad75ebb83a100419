import { describe, expect, test } from "vitest";
import type { PreRegistration } from "#core/catalogue/pre-registration.ts";
import { createFakePorts, createPublisher, failNext, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PreRegistrationPanel } from "#ui/features/pre-registration/components/pre-registration-panel.tsx";

async function open(preRegistration: Partial<PreRegistration> = {}, isGuest = false) {
  const publisher = createPublisher();
  publisher.preRegistration = { count: 1_204, isRegistered: false, isNotified: false, ...preRegistration };
  const { screen } = await renderPage(<PreRegistrationPanel gameCode="h3" variant="hero" />, {
    ports: createFakePorts(publisher),
    ...(isGuest && { visit: { user: null } }),
  });
  await expect.element(screen.getByText(/1,204 players/)).toBeVisible();
  return { screen, publisher };
}

const callsOf = (publisher: ReturnType<typeof createPublisher>) =>
  publisher.calls.filter(({ name }) => /[pP]reRegist/.test(name) && name !== "getPreRegistration");

describe("a game that takes pre-registrations", () => {
  test("registers a player at one press, says what comes next, and counts them", async () => {
    const { screen, publisher } = await open();
    await expect.element(screen.getByText(/We’ll notify you when pre-install opens/)).toBeVisible();
    await screen.getByRole("button", { name: "Pre-register" }).click();
    await expect.element(screen.getByText("You’re pre-registered")).toBeVisible();
    await expect.element(screen.getByText(/1,205 players/)).toBeVisible();
    await expect.element(screen.getByRole("checkbox", { name: /^Notify me/ })).toBeChecked();
    expect(callsOf(publisher)).toEqual([{ name: "preRegister", input: { gameCode: "h3", isNotified: true } }]);
  });

  test("lets a player stop the notifications, and leave again", async () => {
    const { screen, publisher } = await open({ isRegistered: true, isNotified: true });
    await screen.getByRole("checkbox", { name: /^Notify me/ }).click();
    await expect.element(screen.getByRole("checkbox", { name: /^Notify me/ })).not.toBeChecked();
    await screen.getByRole("button", { name: "Cancel pre-registration" }).click();
    await expect.element(screen.getByRole("button", { name: "Pre-register" })).toBeVisible();
    await expect.element(screen.getByText(/1,203 players/)).toBeVisible();
    expect(callsOf(publisher).map(({ name }) => name)).toEqual(["preRegister", "withdrawPreRegistration"]);
  });

  test("offers nothing to a player who may be registered", async () => {
    const publisher = createPublisher();
    failNext(publisher, "getPreRegistration", NO_ANSWER);
    const { screen } = await renderPage(<PreRegistrationPanel gameCode="h3" variant="hero" />, {
      ports: createFakePorts(publisher),
    });
    await expect.poll(() => publisher.failures.get("getPreRegistration")).toEqual([]);
    await expect.element(screen.getByRole("button", { name: "Pre-register" })).not.toBeInTheDocument();
  });
});
