/** Names of the changes of an account that go on after a sign-in. */
export const ACCOUNT_ACTIONS = {
  country: "account/country",
  password: "account/password",
  setUpSecondFactor: "account/second-factor/set-up",
  removeSecondFactor: "account/second-factor/remove",
  endSession: "account/sessions/end",
  endOtherSessions: "account/sessions/end-others",
} as const;
