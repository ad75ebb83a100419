/** Country whose games can need a credential (specification, section 6). */
export const CREDENTIAL_COUNTRY = "JP";

/** Credential that opens those games (specification, section 6). */
export const REQUIRED_CREDENTIAL = "ncj";

/** Credential of a guest (specification, section 3: credential kinds). */
export const GUEST_CREDENTIAL = "guest";
