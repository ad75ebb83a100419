import type { ShellMarks } from "../shell/detect-shell.ts";

/** Environment of the deployment: sandbox, operation test, release candidate, live. */
export type Environment = "sb" | "op" | "rc" | "live";

/**
 * Base addresses of the publisher's services, relative to the page's origin or absolute: the part before `/api` in the
 * addresses of a service, e.g. `/community` or `https://community.example.com`.
 */
export interface ServiceBases {
  readonly purple: string;
  readonly contentAdmin: string;
  readonly notifications: string;
  readonly community: string;
  readonly staticBoard: string;
  readonly news: string;
  readonly story: string;
  readonly logCollector: string;
  /** Address of the payment pages, without the key of an order. */
  readonly payment: string;
  readonly miniGame: string;
  /** Address of the page to which single sign-on returns. */
  readonly sso: string;
}

/** Operator of the store, shown in the footer of every page. */
export interface Operator {
  readonly name: string;
  /** Language of name and lines, as a tag. */
  readonly language: string;
  /** Address, registration numbers and other details that the law of the country requires. */
  readonly lines: readonly string[];
  /** Address for letters to the operator; empty if there is none. */
  readonly email: string;
}

/** Companies whose accounts players may sign in with and whose logos the product has. */
export const LOGIN_PROVIDER_IDS = [
  "apple",
  "discord",
  "epic",
  "facebook",
  "google",
  "kakao",
  "line",
  "microsoft",
  "naver",
  "nintendo",
  "playstation",
  "steam",
  "telegram",
  "twitch",
  "vk",
  "wechat",
  "x",
  "xbox",
] as const;

/** Sign-in with an account of another company. */
export interface LoginProvider {
  readonly id: (typeof LOGIN_PROVIDER_IDS)[number];
  /** Name as the company writes it. */
  readonly name: string;
  /** Page of the publisher that begins the sign-in; it gets `return_url`, as `storeLoginUrl` does. */
  readonly url: string;
}

/** The global configuration object of Spec §3: delivered by the server, never baked into a build. */
export interface RuntimeConfiguration {
  /** Origin of static files of the publisher; empty for the page's own. */
  readonly wstaticDomain: string;
  /** Further origins whose pictures and videos pages may show. */
  readonly mediaOrigins: readonly string[];
  /** Comma-separated game codes in the order they are shown. */
  readonly gameOrderList: string;
  /** Other names of games to their codes: an address with such a name leads to the game. */
  readonly gameCode: Readonly<Record<string, string>>;
  /** Game code to its group of editions. */
  readonly gameCodeGroup: Readonly<Record<string, string>>;
  /** Sign-in page for pages outside the store, such as lobbies. */
  readonly loginUrl: string;
  /** Sign-in page for pages of the store. */
  readonly storeLoginUrl: string;
  /** Offered beside `storeLoginUrl`, in this order. */
  readonly loginProviders: readonly LoginProvider[];
  readonly purpleDomain: string;
  /** Further domains of the publisher, where links open signed in and go-to commands may lead; hosts below them count. */
  readonly ownedDomains: readonly string[];
  /** Names of the store, each in one script: with a word such as "team" beside them, nicknames pass for its staff. */
  readonly storeNames: readonly string[];
  /** Code of the publisher that every call names (Spec §7). */
  readonly publisher: string;
  /** Notice that introduces Purple, by locale; without one there is no link to it. */
  readonly purpleIntroArticleId: Readonly<Record<string, string>>;
  /** Credential kind to comma-separated game codes. */
  readonly credentialGames: Readonly<Record<string, string>>;
  readonly credentialExceptionGames: Readonly<Record<string, string>>;
  readonly kakaoSDK: { readonly key: string; readonly url: string; readonly integrity: string };
  readonly region: string;
  readonly defaultCountryCode: string;
  readonly allowedCountries: readonly string[];
  readonly launcherTheme: "light" | "dark" | "";
  readonly shellMarks: ShellMarks;
  /** Scheme of the addresses that the launcher and the mobile app listen to, without its colon. */
  readonly appScheme: string;
  /** Path under which the router lives, e.g. `/` or `/store`. */
  readonly basePath: string;
  readonly envName: Environment;
  readonly network: "inhouse" | "public";
  readonly clientVersion: string;
  readonly cookieDomain: string;
  readonly services: ServiceBases;
  /** Empty: the contact of the operator is used. */
  readonly customerServiceUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  /**
   * Addresses (https) of advertising scripts; without any, the store does not ask for advertising consent on its own.
   */
  readonly adScripts: readonly string[];
  /** Addresses (https) of tag manager containers, which count visits: on live and the release candidate alone. */
  readonly tagContainers: readonly string[];
  /** Hashes that scripts of the two lists must have, by address, as the attribute `integrity` takes them. */
  readonly scriptIntegrity: Readonly<Record<string, string>>;
  /** Networks in which those containers may be loaded. */
  readonly tagNetworks: readonly ("inhouse" | "public")[];
  /** DSN of the error-reporting project at a service with Sentry's protocol; empty: no error is reported. */
  readonly errorReportingDsn: string;
  /** Longest time in milliseconds that a page waits for the answer to a call, or for an icon. */
  readonly callTimeoutMs: number;
  /** Longest time in milliseconds that a change of the language waits for data and fonts before it shows the texts. */
  readonly languageWaitMs: number;
  /** Whether browsers cache pages of the website for offline use; `false` also deletes cached ones. */
  readonly keepsPages: boolean;
  /** By country code, `vietnam` for the countries of that region, and `default`. */
  readonly operators: Readonly<Record<string, Operator>>;
}
