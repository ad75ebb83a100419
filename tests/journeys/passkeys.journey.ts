import { expect, join, openPage, PASSWORD, test, untilReacts } from "./journey.ts";

// Browsers give no passkeys to addresses by number.
test.use({
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace("127.0.0.1", "localhost"));
  },
});

test("a player adds a passkey, signs in with it from the field or by the button, and removes it", async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await join(page, "Keeper of keys", "/account?locale=en-US");

  const press = async (name: string | RegExp) => {
    const button = page.getByRole("main").getByRole("button", { name, exact: true });
    await page.getByRole("heading", { name: "Sign-in and security" }).scrollIntoViewIfNeeded();
    await untilReacts(button);
    await button.click();
  };
  await press("Add a passkey");
  await page.getByLabel("Current password").fill(PASSWORD);
  await press("Continue");
  await expect(page.getByRole("status").getByText(/^Passkey added:/)).toBeVisible();

  const signIn = async () => {
    await page.request.get("/logout?redirect=false");
    const challenged = page.waitForResponse(/passkey\/options/);
    await page.goto(`/login?return_url=${encodeURIComponent("/account?locale=en-US")}`);
    await challenged;
  };
  // The authenticator chooses the passkey that the field of the user name offers.
  await signIn();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  // Here it leaves the offer of the field open, and answers the button.
  await devTools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: false });
  await signIn();
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username webauthn");
  await devTools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: true });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await openPage(page, "/account?locale=en-US");
  await expect(page.getByText(/^Last used:/)).toBeVisible();

  await press(/^Remove ./);
  await page.getByLabel("Current password").fill(PASSWORD);
  await press("Remove");
  await expect(page.getByRole("status").getByText(/^Passkey removed:/)).toBeVisible();
});
