import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button, field, openAccountSecurity, toast } from "#tests/ui/support/account-scene.tsx";

const PASSWORD = "any password at all";
const PHONE = {
  id: "0".repeat(32),
  name: "Phone of Ada",
  created_at: "2026-11-20T12:00:00.000Z",
  last_used_at: null as string | null,
};
const CREATION = {
  challenge: "Y2hhbGxlbmdl",
  rp: { id: location.hostname, name: "Purple Store" },
  user: { id: "aGFuZGxl", name: "ada", displayName: "Ada" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
};

const heading = () => page.getByRole("heading", { name: "Passkeys", exact: true });

/** The security settings of a player; the publisher offers passkeys for `rpId`, or none with `null`. */
async function openPasskeys(options: { rpId?: string | null; list?: (typeof PHONE)[]; isOn?: boolean } = {}) {
  const { rpId = location.hostname, isOn = false } = options;
  let list = options.list ?? [];
  const bodies: unknown[] = [];
  const scene = await openAccountSecurity();
  await expect.element(button("Change password")).toBeVisible();
  scene.network.send = async (address, init) => {
    const path = new URL(address, location.href).pathname.replace("/reference-backend", "");
    if (path.startsWith("/api/account/passkeys")) {
      const body: { name?: string } = JSON.parse(String(init.body));
      bodies.push(body);
      if (path.endsWith("/options")) return Response.json(CREATION);
      if (path.endsWith("/remove")) {
        list = [];
        return Response.json({ result: true });
      }
      list = [{ ...PHONE, name: body.name ?? PHONE.name }];
      return Response.json(list[0]);
    }
    const answer = await fetch(address, init);
    if (!path.endsWith("/security")) return answer;
    const described = await answer.json();
    return Response.json({
      ...described,
      second_factor: { ...described.second_factor, is_on: isOn },
      passkeys: rpId === null ? null : { rp_id: rpId, maximum: 2, list },
    });
  };
  await scene.queryClient.invalidateQueries();
  return { ...scene, bodies };
}

/** Lets the browser's dialog end in a way. */
function stubCreate(create: () => Promise<Credential | null>): void {
  const before = navigator.credentials.create;
  navigator.credentials.create = create;
  onTestFinished(() => {
    navigator.credentials.create = before;
  });
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

function madeCredential(): Credential {
  const response = {
    clientDataJSON: bytes("{}"),
    attestationObject: bytes("attested"),
    getTransports: () => ["internal"],
  };
  return {
    id: "aWQ",
    type: "public-key",
    ...{ rawId: bytes("id"), response, getClientExtensionResults: () => ({}), authenticatorAttachment: null },
  };
}

async function sendPassword(): Promise<void> {
  await button("Add a passkey").click();
  await field("Current password").fill(PASSWORD);
  await button("Continue").click();
}

describe("passkeys in the account", () => {
  test("one is added after the password, and the row shows it", async () => {
    stubCreate(async () => madeCredential());
    const { bodies } = await openPasskeys();
    await sendPassword();
    await expect.element(toast(/^Passkey added: .Phone of Ada.$/)).toBeVisible();
    await expect.element(button("Add a passkey")).toHaveFocus();
    await expect.element(page.getByText("Not used yet")).toBeVisible();
    expect(bodies).toMatchObject([
      { password: PASSWORD, code: "" },
      { credential: { id: "aWQ", type: "public-key", response: { transports: ["internal"] } } },
    ]);
  });

  test.each([
    ["cancels", "NotAllowedError", "No passkey was added. Try again and follow the steps your device shows."],
    ["has one there", "InvalidStateError", "This device already has a passkey for your account."],
    ["has no lock", "ConstraintError", /^This device can’t store a passkey\./],
  ])("a player who %s reads why none was added, and the password stays", async (_, name, words) => {
    stubCreate(async () => {
      throw new DOMException("no", name);
    });
    const { bodies } = await openPasskeys();
    await sendPassword();
    await expect.element(page.getByRole("alert").getByText(words)).toBeVisible();
    await expect.element(field("Current password")).toHaveValue(PASSWORD);
    expect(bodies).toHaveLength(1);
  });

  test("the password is asked for, and a code where the second factor is on", async () => {
    await openPasskeys({ isOn: true });
    await button("Add a passkey").click();
    await button("Continue").click();
    await expect.element(page.getByText("Enter your current password.")).toBeVisible();
    await field("Current password").fill(PASSWORD);
    await button("Continue").click();
    await expect.element(page.getByText("Enter the code.")).toBeVisible();
    await expect.element(field("Code from the app or recovery code")).toHaveFocus();
  });

  test("one gets another name, and is removed with the password", async () => {
    const { bodies } = await openPasskeys({ list: [PHONE] });
    await button(/^Rename .Phone of Ada.$/).click();
    await field("Name").fill("Blue phone");
    await button("Save").click();
    await expect.element(page.getByText("Blue phone", { exact: true })).toBeVisible();
    await expect.element(button(/^Rename .Blue phone.$/)).toHaveFocus();
    await button(/^Remove .Blue phone.$/).click();
    await field("Current password").fill(PASSWORD);
    await button("Remove").click();
    await expect.element(toast(/^Passkey removed: .Blue phone.$/)).toBeVisible();
    await expect.element(heading()).toHaveFocus();
    await expect.element(button(/^Rename/)).not.toBeInTheDocument();
    expect(bodies).toEqual([{ name: "Blue phone" }, { password: PASSWORD }]);
  });

  test("with as many as an account can have, the button says that one must go first", async () => {
    const { screen } = await openPasskeys({ list: [PHONE, { ...PHONE, id: "1".repeat(32) }] });
    await expect.element(button("Add a passkey")).toHaveAttribute("aria-disabled", "true");
    await button("Add a passkey").click({ force: true });
    await expect.element(screen.getByText(/^You’ve reached the limit of 2 passkeys\./)).toBeVisible();
  });

  test("where the page cannot make one, the row says where it works and has no button", async () => {
    await openPasskeys({ rpId: "elsewhere.example" });
    await expect.element(page.getByText(/^You can’t add a passkey here\./)).toBeVisible();
    await expect.element(button("Add a passkey")).not.toBeInTheDocument();
  });

  test("a publisher without passkeys has no row", async () => {
    const { screen } = await openPasskeys({ rpId: null });
    await expect.element(screen.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
    await expect.element(heading()).not.toBeInTheDocument();
  });
});
