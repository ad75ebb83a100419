import { Secret, TOTP } from "otpauth";

/** Code that an authenticator app shows at a time, in milliseconds since 1970. */
export function codeAt(secret: string, timestamp: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}
