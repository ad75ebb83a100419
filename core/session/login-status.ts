import { CREDENTIAL_COUNTRY, GUEST_CREDENTIAL, REQUIRED_CREDENTIAL } from "../catalogue/constants.ts";
import type { SessionUser } from "./session.ts";

/** Globals in which the native side reports its sign-in (Spec §3 and §6). */
export interface NativeLogin {
  readonly npLoggedIn: boolean;
  readonly npUserId: string | null;
  readonly npUserCountryCode: string | null;
}

/** Reads the globals that a native side may have set; values of another type count as absent. */
export function readNativeLogin(readGlobal: (name: keyof NativeLogin) => unknown): NativeLogin {
  return {
    npLoggedIn: readGlobal("npLoggedIn") === true,
    npUserId: readText(readGlobal("npUserId")),
    npUserCountryCode: readText(readGlobal("npUserCountryCode")),
  };
}

const readText = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Whether a player is signed in: by the user id of the session, or on the native side (Spec §6). */
export const isLoggedIn = (user: SessionUser | null, native: NativeLogin): boolean =>
  user !== null || native.npLoggedIn;

/** Whether the native side is signed in and the page is not: its session is to be recovered. */
export const lacksNativeSession = (user: SessionUser | null, native: NativeLogin): boolean =>
  user === null && isLoggedIn(user, native);

/** User globals and user state that a page exposes to surrounding scripts (Spec §3). */
export interface UserState extends NativeLogin {
  readonly loginStatus: "LOGGED_IN" | "GUEST";
  readonly userId: string | null;
  readonly countryCode: string;
  readonly userCredentialCodes: readonly string[];
  /** Credential that decides which games are open in the country. */
  readonly userCredentialCode: string;
  readonly deviceId: string;
}

export function userStateOf(
  visit: { readonly user: SessionUser | null; readonly countryCode: string },
  native: NativeLogin,
  deviceId: string,
): UserState {
  const { user, countryCode } = visit;
  const codes = user?.credentialCodes ?? [GUEST_CREDENTIAL];
  const isRequired = countryCode === CREDENTIAL_COUNTRY && codes.includes(REQUIRED_CREDENTIAL);
  return {
    ...native,
    loginStatus: isLoggedIn(user, native) ? "LOGGED_IN" : "GUEST",
    userId: user?.userId ?? null,
    countryCode,
    userCredentialCodes: codes,
    userCredentialCode: isRequired ? REQUIRED_CREDENTIAL : (codes[0] ?? ""),
    deviceId,
  };
}
