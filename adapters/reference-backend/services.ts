import type { ServerLogger } from "#adapters/logging/pino-logger.ts";
import type { CredentialConfiguration } from "#core/catalogue/filter-by-credential.ts";
import type { Environment } from "#core/configuration/runtime-configuration.ts";
import type { Database } from "./database/database.ts";
import type { CheckPassword } from "./domain/accounts/check-password.ts";
import type { Controls } from "./domain/controls/controls.ts";
import type { MailQueue } from "./domain/emails/mail-queue.ts";
import type { PictureLibrary } from "./domain/media/picture-library.ts";
import type { SessionCookie } from "./domain/session/session-cookie.ts";
import type { HeavyReads } from "./http/heavy-reads.ts";
import type { SharedCounts } from "./http/shared-counts.ts";
import type { BackendWork } from "./work.ts";

/** Requests a minute that one account or network may make, in all processes together; 0 switches a limit off. */
export interface RateLimits {
  readonly reads: number;
  readonly writes: number;
  /** Sent forms of sign-in, each form by itself, by browsers that are not known as the player's. */
  readonly signIns: number;
  /** Sent forms of registration. */
  readonly registrations: number;
}

/** Texts of the publisher's own pages for a locale; `undefined` where there is no translation. */
export type PageTexts = (locale: string) => Readonly<Record<string, string>> | undefined;

/** Addresses of pages: paths where they are at the origin of the backend, else absolute. */
export interface PageAddresses {
  /** Front page of the store. */
  readonly store: string;
  readonly signIn: string;
  readonly sso: string;
  /** Origins beside the backend's own that a player may be led back to after signing in. */
  readonly returnOrigins: readonly string[];
}

/** Where the passkeys of players are valid. */
export interface PasskeyRealm {
  /** Relying party id: the domain that browsers bind passkeys to. */
  readonly rpId: string;
  /** Origin of the sign-in page. */
  readonly signInOrigin: string;
  /** Origins of the pages on which passkeys are added. */
  readonly storeOrigins: readonly string[];
}

/** Realm for a request to an origin of the backend; `null` where passkeys cannot be offered. */
export type FindPasskeyRealm = (request: Request) => PasskeyRealm | null;

/** Dependencies of the calls and pages of the backend. */
export interface Services {
  readonly database: Database;
  readonly controls: Controls;
  readonly environment: Environment;
  readonly defaultCountryCode: string;
  /** Games that need a credential, and the accounts that have access without one. */
  readonly access: CredentialConfiguration;
  /** Hosts whose pages may be opened signed in; an entry covers its subdomains. */
  readonly ownedDomains: readonly string[];
  /** Names of the store, which players cannot use to pass for its staff. */
  readonly storeNames: readonly string[];
  /** Tokens in the user agent of the mobile app. */
  readonly appMarks: readonly string[];
  /** Origins beside the backend's own that may send changing requests. */
  readonly allowedOrigins: readonly string[];
  /** Where players find pages of other parts of the publisher. */
  readonly addresses: PageAddresses;
  readonly sessionCookie: SessionCookie;
  /** Ids of accounts that can't be used in this environment: the ready ones on live. */
  readonly closedAccounts: ReadonlySet<string>;
  /** Whether the test tools are on in the browser of a request; never on live. */
  readonly hasTestTools: (request: Request) => boolean;
  readonly rateLimits: RateLimits;
  readonly counts: SharedCounts;
  readonly heavyReads: HeavyReads;
  /** Real time, which no control shifts: windows of limits are measured by it. */
  readonly clock: { now(): number };
  readonly pictures: PictureLibrary;
  readonly pageTexts: PageTexts;
  readonly work: BackendWork;
  readonly logger: ServerLogger;
  readonly checkPassword: CheckPassword;
  /** `null` where no mails can be sent: then neither addresses nor the recovery of passwords are offered. */
  readonly mails: MailQueue | null;
  readonly passkeyRealm: FindPasskeyRealm;
}
