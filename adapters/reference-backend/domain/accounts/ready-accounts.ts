import type { Services } from "#adapters/reference-backend/services.ts";

/** A preset account for environments other than live. */
export interface ReadyAccount {
  readonly userName: string;
  readonly password: string;
  readonly nickname: string;
  readonly countryCode: string;
  readonly credentialCodes: readonly string[];
  readonly ownedGames: readonly { readonly gameCode: string; readonly playMinutes: number }[];
  readonly preRegisteredGames: readonly string[];
  /** Codes of the coupons it holds. */
  readonly couponCodes: readonly string[];
  readonly characterNames: Readonly<Record<string, string>>;
  /** Looks after the boards. */
  readonly isModerator?: true;
}

/**
 * Passwords are published, so they are no secret: these accounts sign in with the test tools only, and on live they are
 * closed (`close-ready-accounts.ts`).
 */
export const READY_ACCOUNTS: readonly ReadyAccount[] = [
  {
    userName: "player-kr",
    password: "purple-seoul-2026",
    nickname: "보라달",
    countryCode: "KR",
    credentialCodes: [],
    ownedGames: [
      { gameCode: "tl", playMinutes: 18_420 },
      { gameCode: "lin2", playMinutes: 5_310 },
      { gameCode: "bns2", playMinutes: 940 },
      { gameCode: "tricksterm", playMinutes: 265 },
    ],
    preRegisteredGames: ["lms", "linwpre"],
    couponCodes: [],
    characterNames: { tl: "은빛바람", lin2: "새벽파수꾼", plaync: "보라달" },
  },
  {
    userName: "player-us",
    password: "purple-denver-2026",
    nickname: "RiverFox",
    countryCode: "US",
    credentialCodes: [],
    ownedGames: [
      { gameCode: "aion", playMinutes: 6_480 },
      { gameCode: "bnsneo", playMinutes: 1_370 },
      { gameCode: "battlecrush", playMinutes: 245 },
    ],
    preRegisteredGames: ["lms"],
    couponCodes: ["VIOLET5"],
    characterNames: { aion: "Wrenfield", bnsneo: "RiverFox", plaync: "RiverFox" },
  },
  {
    userName: "player-jp",
    password: "purple-tokyo-2026",
    nickname: "すみれ",
    countryCode: "JP",
    credentialCodes: ["ncj"],
    ownedGames: [
      { gameCode: "lmj", playMinutes: 12_050 },
      { gameCode: "lin2ncj", playMinutes: 7_730 },
      { gameCode: "aionncj", playMinutes: 1_220 },
      { gameCode: "tl", playMinutes: 410 },
    ],
    preRegisteredGames: ["bnsneoncj", "lms"],
    couponCodes: [],
    characterNames: { lmj: "紫苑", lin2ncj: "東雲", plaync: "すみれ" },
  },
  {
    userName: "moderator-us",
    password: "purple-austin-2026",
    nickname: "Lanternkeeper",
    countryCode: "US",
    credentialCodes: [],
    ownedGames: [{ gameCode: "tl", playMinutes: 2_210 }],
    preRegisteredGames: [],
    couponCodes: [],
    characterNames: { tl: "Lanternkeeper" },
    isModerator: true,
  },
];

/** User names of the ready accounts, which are their ids as well. */
const READY_USER_NAMES: ReadonlySet<string> = new Set(READY_ACCOUNTS.map(({ userName }) => userName));

/** Whether an account may sign in by a request: ready accounts with the test tools only, and never on live. */
export const maySignIn = (
  accountId: string,
  { closedAccounts, hasTestTools }: Pick<Services, "closedAccounts" | "hasTestTools">,
  request: Request,
): boolean => !closedAccounts.has(accountId) && (!READY_USER_NAMES.has(accountId) || hasTestTools(request));

/** Whether a normalised user name belongs to a ready account. Live environments refuse to register such names. */
export const isReadyUserName = (userName: string): boolean => READY_USER_NAMES.has(userName);
