import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import "./account-look.ts";

/** Sign-in, sessions and country of the account: below the first view, and with forms that few visits need. */
export const AccountSecurity = lazyWithPreload(
  async () => (await import("./security/account-security-parts.tsx")).AccountSecurityParts,
);
