import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { accountRefusalOf } from "#core/account/account-refusal.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

const NEW_PASSWORD = "seven-otters-under-a-bridge";
const OTHER_COUNTRY = "US";

const refusalOf = (result: Result<unknown>) => (result.ok ? "none" : accountRefusalOf(result.failure));

/** Contract of every `AccountGateway`, run against a publisher with the content of the reference backend. */
export function describeAccountGateway(world: () => GatewayWorld): void {
  test("is described as it is", async () => {
    const { account } = await world().openAsPlayer();
    const { player } = world();

    const security = expectValue(await account.getSecurity());
    expect(security).toMatchObject({
      userName: player.userName,
      passwordChangedAt: null,
      countryCode: player.countryCode,
      countryChangeableAt: null,
      secondFactor: { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
    });
    expect(security.countries).toContain(player.countryCode);
  });

  test("changes its password, which ends all other sessions, and reports what is wrong with a new one", async () => {
    const { account } = await world().openAsPlayer();
    const elsewhere = await world().openAsPlayer();
    const { password } = world().player;

    expect(refusalOf(await account.changePassword("not-this-one-at-all", NEW_PASSWORD))).toBe("wrongPassword");
    expect(refusalOf(await account.changePassword(password, "short"))).toBe("passwordShort");
    expect(refusalOf(await account.changePassword(password, " ".repeat(12)))).toBe("passwordBlank");
    expect(refusalOf(await account.changePassword(password, "password1"))).toBe("passwordCommon");
    expect(refusalOf(await account.changePassword(password, "x".repeat(129)))).toBe("passwordLong");

    expect(expectValue(await account.changePassword(password, NEW_PASSWORD))).toBeGreaterThan(0);
    expect(await elsewhere.account.getSecurity()).toMatchObject({ failure: { status: 401 } });
    expect(expectValue(await account.getSecurity()).passwordChangedAt).not.toBeNull();
    expect(expectValue(await account.changePassword(NEW_PASSWORD, password))).toBe(0);
  });

  test("has an e-mail address that waits for its link, and reports what is wrong with one", async () => {
    const { account } = await world().openAsPlayer();
    const { password } = world().player;
    const pendingAddress = "contract@example.com";

    expect(expectValue(await account.getSecurity()).email).toEqual({ address: null, pendingAddress: null });
    expect(refusalOf(await account.changeEmail("contract", password, ""))).toBe("emailFormat");
    expect(refusalOf(await account.changeEmail(pendingAddress, "not-this-one-at-all", ""))).toBe("wrongPassword");
    expect(await account.sendEmailLink()).toMatchObject({ failure: { status: 409 } });
    const waiting = { address: null, pendingAddress };
    expect(expectValue(await account.changeEmail(` ${pendingAddress}`, password, ""))).toEqual(waiting);
    expect(expectValue(await account.sendEmailLink())).toEqual(waiting);
    expect(expectValue(await account.getSecurity()).email).toEqual(waiting);
    const none = { address: null, pendingAddress: null };
    expect(expectValue(await account.removeEmail(password, ""))).toEqual(none);
  });

  test("lists its sessions, the current one first, and ends one or all others", async () => {
    const { account } = await world().openAsPlayer();
    expectValue(await account.endOtherSessions());
    const second = await world().openAsPlayer();
    const third = await world().openAsPlayer();

    const [current, ...others] = expectValue(await account.listSessions());
    expect(current).toMatchObject({ isCurrent: true, shell: "web" });
    expect(others.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    const [ofSecond] = expectValue(await second.account.listSessions());
    expectValue(await account.endSession(ofSecond?.id ?? ""));
    expectValue(await account.endSession(ofSecond?.id ?? ""));
    expect(await second.account.listSessions()).toMatchObject({ failure: { status: 401 } });

    expect(expectValue(await account.endOtherSessions())).toBe(1);
    expect(await third.account.listSessions()).toMatchObject({ failure: { status: 401 } });
    expect(expectValue(await account.listSessions())).toHaveLength(1);
  });

  test("gets a second factor by the password and a first code, and loses it by both", async () => {
    const { account } = await world().openAsPlayer();
    const { password, userName } = world().player;

    expect(refusalOf(await account.beginSecondFactor("not-this-one-at-all"))).toBe("wrongPassword");
    const { secret, address } = expectValue(await account.beginSecondFactor(password));
    expect(address).toMatch(/^otpauth:\/\/totp\//);
    expect(address).toContain(secret);
    expect(decodeURIComponent(address)).toContain(userName);
    const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    expect(refusalOf(await account.confirmSecondFactor(codeAt(Date.now() - 600_000)))).toBe("wrongCode");
    const codes = expectValue(await account.confirmSecondFactor(codeAt(Date.now())));
    expect(new Set(codes).size).toBeGreaterThan(4);
    expect(expectValue(await account.getSecurity()).secondFactor).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: codes.length,
    });
    expect(await account.beginSecondFactor(password)).toMatchObject({ failure: { status: 409 } });

    const [code = ""] = codes;
    expect(refusalOf(await account.removeSecondFactor("not-this-one-at-all", code))).toBe("wrongPassword");
    expect(refusalOf(await account.removeSecondFactor(password, "000000"))).toBe("wrongCode");
    expectValue(await account.removeSecondFactor(password, code));
    expect(expectValue(await account.getSecurity()).secondFactor.isOn).toBe(false);
  });

  test("changes its country once in a while", async () => {
    const { account, session } = await world().openAsPlayer();

    const changed = expectValue(await account.changeCountry(OTHER_COUNTRY));
    expect(changed).toMatchObject({ countryCode: OTHER_COUNTRY });
    expect(Date.parse(changed.countryChangeableAt ?? "")).toBeGreaterThan(Date.now());
    expect(expectValue(await account.getSecurity())).toMatchObject(changed);
    expect(expectValue(await session.getUser())?.countryCode).toBe(OTHER_COUNTRY);
    expect(refusalOf(await account.changeCountry("DE"))).toBe("countryChangedRecently");
  });

  test("has a nickname and a picture that its player chooses", async () => {
    const { account, session } = await world().openAsPlayer();
    const before = expectValue(await account.getSecurity()).profile;
    const other = before?.pictures.find(({ id }) => id !== before.pictureId);

    expect(before?.pictures.map(({ id }) => id)).toContain(before?.pictureId);
    const choice = { nickname: "Moth  Keeper ", pictureId: other?.id ?? "" };
    for (const [nickname, refusal] of [
      [" ", "nicknameMissing"],
      ["\u3164", "nicknameMissing"],
      ["Lаntern keeper", "nicknameReserved"],
      ["x".repeat(25), "nicknameLong"],
      ["<b>", "nicknameFormat"],
    ] as const) {
      expect(refusalOf(await account.changeProfile({ ...choice, nickname }))).toBe(refusal);
    }
    expect(await account.changeProfile({ ...choice, pictureId: "none" })).toMatchObject({ failure: { status: 400 } });
    const stored = { nickname: "Moth Keeper", pictureId: other?.id };
    expect(expectValue(await account.changeProfile(choice))).toEqual(stored);
    expect(expectValue(await account.getSecurity()).profile).toMatchObject(stored);
    expect(expectValue(await session.getUser())?.nickname).toBe("Moth Keeper");
    expect(expectValue(await session.getProfile(null)).profileImage).toBe(other?.address);
    expectValue(await account.changeProfile({ nickname: before?.nickname ?? "", pictureId: before?.pictureId ?? "" }));
  });
}
