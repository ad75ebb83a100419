import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PASSWORD_REFUSALS } from "#core/account/account-refusal.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { joinAsNewPlayer, openAccountSecurity } from "#tests/ui/support/account-scene.tsx";
import {
  FIRST_ANSWER_MS,
  NEW_PASSWORD as OLD_PASSWORD,
  openGateways,
  signInElsewhere,
} from "#tests/ui/support/faulty-store.tsx";
import { FAULTS } from "#tests/ui/support/network-faults.ts";
import { readFields } from "#ui/patterns/page-state/kept-fields.ts";

const NEW_PASSWORD = "seven-otters-under-a-bridge";

beforeAll(async () => {
  // The first password is hashed by a backend that has loaded its lists of known passwords by then.
  await joinAsNewPlayer();
  await openGateways().account.changePassword(OLD_PASSWORD, NEW_PASSWORD);
}, FIRST_ANSWER_MS);

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const toast = (words: string | RegExp) => page.getByRole("status").getByText(words);

/** Text below a field. */
const errorOf = (name: string) => () =>
  document.getElementById(field(name).element().getAttribute("aria-describedby") ?? "")?.textContent ?? "";

/** Faults that are tried where calls have a short time limit. */
const NEEDS_A_TIMEOUT = /no answer|too late/;

/** Failure message of a form. */
const alertWords = () => page.getByRole("alert").element().textContent ?? "";

/** A refusal as the publisher words it. */
const refuse =
  (status: number, error: object, headers: Record<string, string> = {}) =>
  async () =>
    Response.json({ error: { code: "REFUSED", message: "no", trace_id: "t-1", ...error } }, { status, headers });

/** The code that an authenticator app shows for a key typed into it. */
const codeFor = (key: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({ timestamp });

const list = () => page.getByRole("list", { name: "Where you’re signed in" });

async function pickCountry(country: string) {
  await field("New country or region").click();
  await page.getByRole("option", { name: country, exact: true }).click();
}

async function openPasswordForm() {
  const user = await joinAsNewPlayer();
  const scene = await openAccountSecurity({ user });
  await button("Change password").click();
  await expect.element(field("Current password")).toHaveFocus();
  const send = button("Change password");
  return { ...scene, user, send };
}

describe("the password", () => {
  test("is changed, other devices are signed out, and their number is shown", async () => {
    const { send, screen } = await openPasswordForm();
    await expect
      .element(screen.getByText("You have used the same password since you created your account."))
      .toBeVisible();
    await signInElsewhere();
    await signInElsewhere();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(NEW_PASSWORD);
    await send.click();
    await expect
      .element(toast("Your password has been changed, and 2 other devices have been signed out"))
      .toBeVisible();
    await expect.element(screen.getByText(/^Last changed: /)).toBeVisible();
    await expect.element(field("New password")).not.toBeInTheDocument();
    await expect.element(button("Change password")).toHaveFocus();
    expect(expectValue(await openGateways().account.listSessions())).toHaveLength(1);
    expect((await openGateways().account.changePassword(OLD_PASSWORD, "four-herons-and-a-kettle")).ok).toBe(false);
  });

  test("is changed with no word of other devices where there were none", async () => {
    const { send } = await openPasswordForm();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(NEW_PASSWORD);
    await send.click();
    await expect.element(toast(/^Your password has been changed$/)).toBeVisible();
  });

  test("is refused at the wrong field, which gets the focus, and the input stays", async () => {
    const { send } = await openPasswordForm();
    await send.click();
    await expect.poll(errorOf("Current password")).toBe("Enter your current password.");
    await expect.poll(errorOf("New password")).toBe("Enter a new password.");
    await expect.element(field("Current password")).toHaveFocus();

    await field("Current password").fill("not-this-one-at-all");
    await field("New password").fill(NEW_PASSWORD);
    await send.click();
    await expect.poll(errorOf("Current password")).toBe("This is not your current password.");
    await expect.element(field("Current password")).toHaveFocus();
    await expect.element(field("New password")).toHaveValue(NEW_PASSWORD);

    await field("Current password").fill(OLD_PASSWORD);
    for (const [typed, words] of [
      ["short", "Use at least 8 characters."],
      ["x".repeat(129), "Use at most 128 characters."],
      ["            ", "Spaces alone are not a password. Add letters, digits or symbols."],
      ["aaaaaaaa", "This password is too easy to guess. Choose another one."],
      ["12345678", "This password is too easy to guess. Choose another one."],
    ] as const) {
      await field("New password").fill(typed);
      await send.click();
      await expect.poll(errorOf("New password")).toBe(words);
      await expect.element(field("New password")).toHaveFocus();
      await expect.element(field("New password")).toHaveValue(typed);
      await expect.element(field("Current password")).toHaveValue(OLD_PASSWORD);
    }
  });

  test("is refused with words of its own for each reason of the publisher", async () => {
    const { network, send } = await openPasswordForm();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(NEW_PASSWORD);
    const seen = new Set<string>();
    for (const reason of PASSWORD_REFUSALS) {
      network.send = refuse(400, { code: "INVALID_INPUT", details: { fields: [], reason } });
      await send.click();
      await expect.element(field("New password")).toHaveAttribute("aria-invalid", "true");
      seen.add(errorOf("New password")());
      await field("New password").fill(`${NEW_PASSWORD}${seen.size}`);
      await expect.element(field("New password")).not.toHaveAttribute("aria-invalid");
    }
    expect(seen.size).toBe(PASSWORD_REFUSALS.length);
  });

  test("can be tried again after any failure, shows a message, and keeps the input", async () => {
    const { network, send } = await openPasswordForm();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(NEW_PASSWORD);
    const maintenance = {
      status: "MAINTENANCE",
      scope: "session",
      from: "2026-11-21T00:00:00Z",
      to: "2026-11-21T04:00:00Z",
      notice_id: null,
    };
    for (const [answer, words] of [
      [() => Promise.reject(new TypeError("Failed to fetch")), /cannot be reached.*Check your connection/],
      [refuse(429, {}, { "Retry-After": "90" }), /^Too many tries. Try again in 2 minutes.$/],
      [refuse(429, {}), /^Too many tries. Try again in a few minutes.$/],
      [refuse(401, {}), /You are no longer signed in\. .*Sign in$/],
      [refuse(403, {}), /^That did not work. Please try again.$/],
      [refuse(500, {}), /^That did not work. Please try again.$/],
      [async () => Response.json(maintenance, { status: 503 }), /Under maintenance until/],
    ] as const) {
      network.send = answer;
      await send.click();
      await expect.poll(alertWords).toMatch(words);
      await expect.element(field("Current password")).toHaveValue(OLD_PASSWORD);
      await expect.element(field("New password")).toHaveValue(NEW_PASSWORD);
    }
    network.send = null;
    await send.click();
    await expect.element(toast("Your password has been changed")).toBeVisible();
  });

  test("that was changed although the answer was lost counts as changed", async () => {
    const { network, send } = await openPasswordForm();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(NEW_PASSWORD);
    network.send = async (address, init) => {
      const answer = await fetch(address, init);
      if (init.method === "PUT") throw new TypeError("Failed to fetch");
      return answer;
    };
    await send.click();
    await expect.element(toast("Your password has been changed")).toBeVisible();
  });

  test("is sent once, however often the button is pressed", async () => {
    const { network, send } = await openPasswordForm();
    await field("Current password").fill(OLD_PASSWORD);
    await field("New password").fill(NEW_PASSWORD);
    const { promise, resolve } = Promise.withResolvers<void>();
    network.send = async (address, init) => {
      await promise;
      return fetch(address, init);
    };
    await send.click();
    await expect.element(send).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    resolve();
    await expect.element(toast("Your password has been changed")).toBeVisible();
    expect(network.sent.filter((call) => call === "PUT /api/account/password")).toHaveLength(1);
  });

  test("can be revealed during typing, is hidden again when it is sent, and is stored nowhere", async () => {
    const { send } = await openPasswordForm();
    await field("Current password").fill("not-this-one-at-all");
    await field("New password").fill(NEW_PASSWORD);
    await button("Show password").first().click();
    await expect.element(field("Current password")).toHaveAttribute("type", "text");
    await expect.element(field("New password")).toHaveAttribute("type", "password");
    expect(readFields(document.body)).toEqual([]);
    await send.click();
    await expect.element(field("Current password")).toHaveAttribute("type", "password");
    await expect.poll(errorOf("Current password")).toBe("This is not your current password.");
  });

  test("stays as it is if the player leaves the form", async () => {
    const { network } = await openPasswordForm();
    await field("New password").fill(NEW_PASSWORD);
    await button("Cancel").click();
    await expect.element(button("Change password")).toHaveFocus();
    await button("Change password").click();
    await expect.element(field("New password")).toHaveValue("");
    expect(network.sent).not.toContain("PUT /api/account/password");
  });
});

describe("the devices of the account", () => {
  test("is this device only, at first", async () => {
    const { screen } = await openAccountSecurity({ user: await joinAsNewPlayer() });
    await expect.element(screen.getByText("You are signed in on this device only.")).toBeVisible();
    await expect.element(list().getByText("This device")).toBeVisible();
    await expect.element(list().getByText("Active now")).toBeVisible();
    await expect.element(list().getByText(/Linux$/)).toBeVisible();
    expect(button("Sign out everywhere else").elements()).toHaveLength(0);
  });

  test("is ended for one device, while the others stay", async () => {
    const user = await joinAsNewPlayer();
    await signInElsewhere();
    await signInElsewhere();
    const { screen } = await openAccountSecurity({ user });
    await expect.poll(() => list().getByRole("listitem").elements().length).toBe(3);
    await expect
      .element(
        list()
          .getByText(/^Last active: /)
          .first(),
      )
      .toBeVisible();
    await list()
      .getByRole("button", { name: /^Sign out / })
      .first()
      .click();
    await expect.element(toast(/^Signed out: /)).toBeVisible();
    await expect.poll(() => list().getByRole("listitem").elements().length).toBe(2);
    expect(button(/^Show all/).elements()).toHaveLength(0);
    await expect.element(screen.getByRole("heading", { name: "Where you’re signed in" })).toHaveFocus();
    expect(expectValue(await openGateways().account.listSessions())).toHaveLength(2);
  });

  test("is ended everywhere else once the player has confirmed it", async () => {
    const user = await joinAsNewPlayer();
    await signInElsewhere();
    await signInElsewhere();
    const { screen } = await openAccountSecurity({ user });
    await button("Sign out everywhere else").click();
    const popup = page.getByRole("dialog", { name: "Sign out everywhere else?" });
    await popup.getByRole("button", { name: "Cancel" }).first().click();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.poll(() => list().getByRole("listitem").elements().length).toBe(3);
    await button("Sign out everywhere else").click();
    await popup.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect.element(toast("2 other devices have been signed out")).toBeVisible();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: "Where you’re signed in" })).toHaveFocus();
    await expect.element(screen.getByText("You are signed in on this device only.")).toBeVisible();
    expect(expectValue(await openGateways().account.listSessions())).toHaveLength(1);
  });

  test("is listed in part if there are many, the rest by a button", async () => {
    const user = await joinAsNewPlayer();
    for (let count = 0; count < 7; count += 1) await signInElsewhere();
    await openAccountSecurity({ user });
    await expect.poll(() => list().getByRole("listitem").elements().length).toBe(6);
    await button("Show all 8").click();
    await expect.poll(() => list().getByRole("listitem").elements().length).toBe(8);
  });
});

describe("two-step verification", () => {
  const popup = () => page.getByRole("dialog", { name: "Set up two-step verification" });

  async function openSetUp() {
    const user = await joinAsNewPlayer();
    const scene = await openAccountSecurity({ user });
    await expect.element(scene.screen.getByText("Off", { exact: true })).toBeVisible();
    await button("Set up").click();
    await expect.element(popup().getByText("Step 1 of 3")).toBeVisible();
    return scene;
  }

  async function readKey(): Promise<string> {
    await expect.element(popup().getByText("Step 2 of 3")).toBeVisible();
    return popup().getByRole("note").element().textContent;
  }

  test("is set up with the password and a first code, shows recovery codes once, and is turned off with one of them", async () => {
    const { screen, copied, network } = await openSetUp();
    await popup().getByLabelText("Current password", { exact: true }).fill("not-this-one-at-all");
    await popup().getByRole("button", { name: "Continue" }).click();
    await expect.element(popup().getByText("This is not your current password.")).toBeVisible();
    await popup().getByLabelText("Current password", { exact: true }).fill(OLD_PASSWORD);
    await popup().getByRole("button", { name: "Continue" }).click();

    const key = await readKey();
    await expect.element(popup().getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await popup().getByRole("button", { name: "Copy" }).click();
    expect(copied).toEqual([key.replaceAll(" ", "")]);
    await popup().getByRole("button", { name: "Turn on" }).click();
    await expect.element(popup().getByText("Enter the code.")).toBeVisible();
    await popup()
      .getByLabelText("Code from the app")
      .fill(codeFor(key, Date.now() - 600_000));
    await popup().getByRole("button", { name: "Turn on" }).click();
    await expect.element(popup().getByText(/^This code is wrong, has expired/)).toBeVisible();
    await popup().getByLabelText("Code from the app").fill(codeFor(key));
    await popup().getByRole("button", { name: "Turn on" }).click();

    const codesPopup = page.getByRole("alertdialog", { name: "Save your recovery codes" });
    const codes = () =>
      codesPopup
        .getByRole("listitem")
        .elements()
        .map((entry) => entry.textContent ?? "");
    await expect.poll(() => codes().length).toBe(10);
    const [first = ""] = codes();
    await userEvent.keyboard("{Escape}");
    await codesPopup.getByRole("button", { name: "Copy" }).click();
    expect(copied.at(-1)).toContain(codes().join("\n"));
    await codesPopup.getByRole("button", { name: "I have saved them" }).click();
    await expect.element(toast("Two-step verification is on")).toBeVisible();
    await expect.element(screen.getByText("Recovery codes left: 10")).toBeVisible();
    await expect.element(codesPopup).not.toBeInTheDocument();
    await expect.element(button("Turn off")).toHaveFocus();

    await button("Turn off").click();
    const send = button("Turn off");
    await send.click();
    await expect.poll(errorOf("Current password")).toBe("Enter your current password.");
    await field("Current password").fill("not-this-one-at-all");
    await send.click();
    await expect.poll(errorOf("Code from the app or recovery code")).toBe("Enter the code.");
    await field("Code from the app or recovery code").fill("123456");
    await send.click();
    await expect.poll(errorOf("Current password")).toBe("This is not your current password.");
    await field("Current password").fill(OLD_PASSWORD);
    await send.click();
    await expect.poll(errorOf("Code from the app or recovery code")).toMatch(/^This code is wrong/);
    await field("Code from the app or recovery code").fill(first.toLowerCase());
    for (const [name, fault] of Object.entries(FAULTS)) {
      if (NEEDS_A_TIMEOUT.test(name)) continue;
      network.send = (address, init) =>
        init.method === "POST" ? fault({ timeoutMs: 40, send: fetch })(address, init) : fetch(address, init);
      await send.click();
      await expect.element(page.getByRole("alert"), { message: name }).toBeVisible();
      await expect.element(field("Current password")).toHaveValue(OLD_PASSWORD);
    }
    network.send = null;
    await send.click();
    await expect.element(toast("Two-step verification is off")).toBeVisible();
    await expect.element(screen.getByText("Off", { exact: true })).toBeVisible();
    await expect.element(button("Set up")).toHaveFocus();
  }, 120_000);

  test("is not set up if the player closes the popup", async () => {
    await openSetUp();
    await userEvent.keyboard("{Escape}");
    await expect.element(popup()).not.toBeInTheDocument();
    await expect.element(button("Set up")).toHaveFocus();
    expect(expectValue(await openGateways().account.getSecurity()).secondFactor.isOn).toBe(false);
  });

  test("shows why it could not be set up, and keeps the input", async () => {
    const { network } = await openSetUp();
    await popup().getByLabelText("Current password", { exact: true }).fill(OLD_PASSWORD);
    for (const fault of Object.keys(FAULTS).filter((name) => !NEEDS_A_TIMEOUT.test(name))) {
      network.send = FAULTS[fault]?.({ timeoutMs: 40, send: fetch }) ?? null;
      await popup().getByRole("button", { name: "Continue" }).click();
      await expect.element(popup().getByRole("alert")).toBeVisible();
      await expect.element(popup().getByLabelText("Current password", { exact: true })).toHaveValue(OLD_PASSWORD);
    }
    network.send = null;
    await popup().getByRole("button", { name: "Continue" }).click();
    const key = await readKey();
    await popup().getByLabelText("Code from the app").fill(codeFor(key));
    network.send = refuse(429, {}, { "Retry-After": "30" });
    await popup().getByRole("button", { name: "Turn on" }).click();
    await expect.poll(alertWords).toBe("Too many tries. Try again in 1 minute.");
    network.send = refuse(409, { code: "SECOND_FACTOR_ON" });
    await popup().getByRole("button", { name: "Turn on" }).click();
    await expect.poll(alertWords).toMatch(/something has changed in the meantime/);
  });

  test("is asked of those who must have it, and cannot be turned off by them", async () => {
    const user = await joinAsNewPlayer();
    const isOn = { value: false };
    const scene = await openAccountSecurity({ user });
    await expect.element(button("Set up")).toBeVisible();
    scene.network.send = async (address, init) => {
      const answer = await fetch(address, init);
      if (!address.endsWith("/security")) return answer;
      const told = await answer.json();
      return Response.json({
        ...told,
        second_factor: { is_on: isOn.value, is_required: true, recovery_codes_left: isOn.value ? 4 : 0 },
      });
    };
    await scene.queryClient.invalidateQueries();
    await expect.element(scene.screen.getByText("Required", { exact: true })).toBeVisible();
    await expect.element(scene.screen.getByText("Moderators need it. Please set it up now.")).toBeVisible();
    await expect.element(button("Set up")).toBeVisible();
    isOn.value = true;
    await scene.queryClient.invalidateQueries();
    await expect.element(scene.screen.getByText("Moderators cannot turn it off.")).toBeVisible();
    await expect.element(button("Turn off")).toHaveAttribute("aria-disabled", "true");
  });
});

describe("the country", () => {
  const popup = () => page.getByRole("dialog", { name: "Change your country or region?" });

  async function chooseCountry(country: string) {
    await button("Change country").click();
    await expect.element(field("New country or region")).toHaveFocus();
    await pickCountry(country);
    await button("Continue").click();
  }

  test("is changed once the player knows what it means, and everything is shown for the new one", async () => {
    const user = await joinAsNewPlayer("KR");
    const { screen, visit, told } = await openAccountSecurity({ user });
    await chooseCountry("United States");
    for (const words of [
      /prices, taxes and currency of the new country/,
      /prices in your cart will change/,
      /Orders waiting for payment will be canceled/,
      /Coupons and rewards .* may no longer be valid/,
      "Games you own stay yours.",
      /after 90 days at the earliest/,
    ]) {
      await expect.element(popup().getByText(words)).toBeVisible();
    }
    await popup().getByRole("button", { name: "Change country" }).click();
    await expect.element(toast(/^Your country or region is now: .United States.$/)).toBeVisible();
    expect(visit.get()).toMatchObject({ countryCode: "US", user: { countryCode: "US" } });
    await expect.element(screen.getByRole("heading", { name: "United States" })).toHaveFocus();
    await expect.element(screen.getByText(/^You can change it again from /)).toBeVisible();
    await expect.element(button("Change country")).not.toBeInTheDocument();
    expect(told).toEqual(["player"]);
    expect(expectValue(await openGateways().session.getUser())?.countryCode).toBe("US");
  });

  test("stays if the player cancels, and the selection stays", async () => {
    const { network } = await openAccountSecurity({ user: await joinAsNewPlayer("KR") });
    await button("Change country").click();
    await button("Continue").click();
    await expect.poll(errorOf("New country or region")).toBe("Choose a country or region from the list.");
    await pickCountry("Japan");
    await button("Continue").click();
    await popup().getByRole("button", { name: "Cancel" }).first().click();
    await expect.element(popup()).not.toBeInTheDocument();
    await expect.element(field("New country or region")).toHaveTextContent("Japan");
    await button("Cancel").click();
    await expect.element(button("Change country")).toHaveFocus();
    expect(network.sent).not.toContain("PUT /api/account/country");
  });

  test("that another device has changed meanwhile is not changed again, and the page shows when it can be", async () => {
    const { screen, visit } = await openAccountSecurity({ user: await joinAsNewPlayer("KR") });
    await expect.element(button("Change country")).toBeVisible();
    expectValue(await openGateways().account.changeCountry("JP"));
    await chooseCountry("United States");
    await popup().getByRole("button", { name: "Change country" }).click();
    await expect.element(screen.getByText(/^You can change it again from /)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Japan" })).toBeVisible();
    expect(visit.get().countryCode).not.toBe("US");
  });

  test("shows why it could not be changed, and the selection stays", async () => {
    const { network } = await openAccountSecurity({ user: await joinAsNewPlayer("KR") });
    await button("Change country").click();
    await pickCountry("Japan");
    for (const [answer, words] of [
      ...Object.entries(FAULTS)
        .filter(([name]) => !NEEDS_A_TIMEOUT.test(name))
        .map(([, fault]) => [() => fault({ timeoutMs: 40, send: fetch })("", { method: "PUT" }), /./] as const),
      [() => Promise.reject(new TypeError("Failed to fetch")), /cannot be reached/],
      [refuse(429, {}, { "Retry-After": "30" }), /^Too many tries. Try again in 1 minute.$/],
      [refuse(401, {}), /You are no longer signed in\. .*Sign in$/],
      [refuse(500, {}), /^That did not work. Please try again.$/],
      [refuse(409, { code: "COUNTRY_CHANGED_RECENTLY" }), /^Your country was changed recently/],
    ] as const) {
      network.send = async (address, init) => (init.method === "PUT" ? answer() : fetch(address, init));
      await button("Continue").click();
      await popup().getByRole("button", { name: "Change country" }).click();
      await expect.poll(alertWords).toMatch(words);
      await expect.element(field("New country or region")).toHaveTextContent("Japan");
    }
  });

  test("that was changed although the answer was lost counts as changed", async () => {
    const { network } = await openAccountSecurity({ user: await joinAsNewPlayer("KR") });
    network.send = async (address, init) => {
      const answer = await fetch(address, init);
      if (init.method === "PUT") throw new TypeError("Failed to fetch");
      return answer;
    };
    await chooseCountry("Japan");
    await popup().getByRole("button", { name: "Change country" }).click();
    await expect.element(toast(/Japan/)).toBeVisible();
  });
});

describe("a player who turns out to be signed out when something is changed", () => {
  /** Sends a change that is refused, follows the offer to sign in, and returns. */
  async function comeBackSignedIn(change: () => Promise<void>) {
    const user = await joinAsNewPlayer("KR");
    await signInElsewhere();
    const first = await openAccountSecurity({ user });
    const isChange = (method?: string) => method !== undefined && method !== "GET";
    first.network.send = async (address, init) => (isChange(init.method) ? refuse(401, {})() : fetch(address, init));
    await change();
    const signIn = page.getByRole("alert").getByRole("link", { name: "Sign in" });
    await expect.element(signIn).toBeVisible();
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await signIn.click();
    await first.screen.unmount();
    return await openAccountSecurity({ user, tabStorage: first.tabStorage });
  }

  test("finds the form of the password open", async () => {
    await comeBackSignedIn(async () => {
      await button("Change password").click();
      await field("Current password").fill(OLD_PASSWORD);
      await field("New password").fill(NEW_PASSWORD);
      await button("Change password").click();
    });
    await expect.element(field("Current password")).toHaveFocus();
    await expect.element(field("Current password")).toHaveValue("");
  });

  test("finds the country chosen", async () => {
    await comeBackSignedIn(async () => {
      await button("Change country").click();
      await pickCountry("Japan");
      await button("Continue").click();
      await page.getByRole("dialog").getByRole("button", { name: "Change country" }).click();
    });
    await expect.element(field("New country or region")).toHaveTextContent("Japan");
  });

  test("finds the set-up of the second step open", async () => {
    await comeBackSignedIn(async () => {
      await button("Set up").click();
      await page.getByRole("dialog").getByLabelText("Current password").fill(OLD_PASSWORD);
      await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
    });
    await expect.element(page.getByRole("dialog").getByLabelText("Current password")).toBeVisible();
  });

  test("has one device signed out without another press", async () => {
    await comeBackSignedIn(() =>
      list()
        .getByRole("button", { name: /^Sign out / })
        .first()
        .click(),
    );
    await expect.element(toast(/^Signed out: /)).toBeVisible();
    expect(expectValue(await openGateways().account.listSessions())).toHaveLength(1);
  });

  test("has all other devices signed out without another press", async () => {
    await comeBackSignedIn(async () => {
      await button("Sign out everywhere else").click();
      await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere else" }).click();
    });
    await expect.element(toast(/other device has been signed out/)).toBeVisible();
    expect(expectValue(await openGateways().account.listSessions())).toHaveLength(1);
  });
});
