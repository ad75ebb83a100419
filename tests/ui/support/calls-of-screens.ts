import type { CallName } from "./faulty-store.tsx";

/** Calls that read and whose faults no screen shows, and why. */
export const READ_WITHOUT_SCREEN: { readonly [Name in CallName]?: string } = {
  "community.listReports": "of a moderator, who reads no other page of the test: reports-screen",
  "content.listLanguages": "the picker offers all languages of the product then: locale-picker",
  "orders.findByAttempt": "asked where the answer to an order was lost, whose failure is shown",
  "serviceHealth.check": "every outcome has a text of its own: status-screen",
  "session.check": "the session keeper shows it",
  "session.recoverBy": "makes no call",
  "session.getSsoUrl": "the link leads there plainly",
  "session.getUser": "asked before what waits is sent, which goes on waiting",
};

/**
 * Calls that change something and have no row among buttons and forms, with the reason and the test that covers some of
 * their faults.
 */
export const CHANGE_WITHOUT_ROW: { readonly [Name in CallName]?: string } = {
  "account.changeCountry": "a popup is answered before it is sent: account-security",
  "account.changeProfile": "of a form that opens first, with its failures: account-profile",
  "account.close": "leaves the page, with its failures: account-data",
  "account.exportData": "hands over a file, with its failures: account-data",
  "account.removeEmail": "of a player who has one, and only then: account-email",
  "account.sendEmailLink": "of a player whose address waits, and only then: account-email",
  "account.addPasskey": "of a browser with WebAuthn: account-passkeys",
  "account.beginPasskey": "of a browser with WebAuthn: account-passkeys",
  "account.renamePasskey": "of a player who has one, and only then: account-passkeys",
  "account.removePasskey": "of a player who has one, and only then: account-passkeys",
  "account.removeSecondFactor": "of a player who has one, and only then: account-security",
  "library.recordStart": "follows a start by the launcher, and its failure is no concern of the player: library-screen",
  "session.signOut": "leaves the page: account-screen",
};
