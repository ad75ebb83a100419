/** Country whose games can need a credential (Spec §6). */
export const CREDENTIAL_COUNTRY = "JP";

/** Credential that opens those games (Spec §6). */
export const REQUIRED_CREDENTIAL = "ncj";

/** Credential of a guest (Spec §3: credential kinds). */
export const GUEST_CREDENTIAL = "guest";
