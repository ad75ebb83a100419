/** Names of the account changes that are resumed after a sign-in. */
export const ACCOUNT_ACTIONS = {
  profile: "account/profile",
  close: "account/close",
  exportData: "account/export",
  country: "account/country",
  email: "account/email",
  password: "account/password",
  setUpSecondFactor: "account/second-factor/set-up",
  removeSecondFactor: "account/second-factor/remove",
  addPasskey: "account/passkeys/add",
  renamePasskey: "account/passkeys/rename",
  removePasskey: "account/passkeys/remove",
  endSession: "account/sessions/end",
  endOtherSessions: "account/sessions/end-others",
} as const;
