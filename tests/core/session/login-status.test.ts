import { describe, expect, it } from "vitest";
import { isLoggedIn, lacksNativeSession, readNativeLogin, userStateOf } from "#core/session/login-status.ts";
import type { SessionUser } from "#core/session/session.ts";

const PLAYER: SessionUser = { userId: "u1", nickname: "Mina", countryCode: "JP", credentialCodes: ["other", "ncj"] };
const nativeOf = (globals: Readonly<Record<string, unknown>>) => readNativeLogin((name) => globals[name]);
const SIGNED_OUT = nativeOf({});

describe("whether a player is signed in", () => {
  it.each([
    ["a player of the session", PLAYER, SIGNED_OUT, true, false],
    ["a player of the native side alone", null, nativeOf({ npLoggedIn: true }), true, true],
    ["a player of both", PLAYER, nativeOf({ npLoggedIn: true }), true, false],
    ["a guest", null, SIGNED_OUT, false, false],
  ])("%s", (_, user, native, isIn, lacks) => {
    expect(isLoggedIn(user, native)).toBe(isIn);
    expect(lacksNativeSession(user, native)).toBe(lacks);
  });

  it("ignores globals of other types", () => {
    expect(nativeOf({ npLoggedIn: "yes", npUserId: 7, npUserCountryCode: "" })).toEqual({
      npLoggedIn: false,
      npUserId: null,
      npUserCountryCode: null,
    });
  });
});

describe("the user's state as reported to native sides", () => {
  it("has every field of the specification, for a player", () => {
    const native = nativeOf({ npLoggedIn: true, npUserId: "np1", npUserCountryCode: "JP" });
    expect(userStateOf({ user: PLAYER, countryCode: "JP" }, native, "d1")).toEqual({
      loginStatus: "LOGGED_IN",
      npLoggedIn: true,
      npUserId: "np1",
      npUserCountryCode: "JP",
      userId: "u1",
      countryCode: "JP",
      userCredentialCodes: ["other", "ncj"],
      userCredentialCode: "ncj",
      deviceId: "d1",
    });
  });

  it("is that of a guest, who holds the credential of guests", () => {
    expect(userStateOf({ user: null, countryCode: "KR" }, SIGNED_OUT, "d1")).toMatchObject({
      loginStatus: "GUEST",
      userId: null,
      countryCode: "KR",
      userCredentialCodes: ["guest"],
      userCredentialCode: "guest",
    });
  });
});
