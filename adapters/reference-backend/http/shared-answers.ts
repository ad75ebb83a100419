import { createTtlCache } from "#adapters/storage/ttl-cache.ts";
import type { CallName } from "#adapters/wire/calls.ts";
import type { RequestScope } from "./request-scope.ts";

/**
 * Whose answer a call gives.
 *
 * - `everybody`: guests of one language, country and shell all get the same one.
 * - `own`: it belongs to the request, or is not worth keeping.
 * - `changing`: the call changes what answers for everybody say.
 *
 * A new call does not compile before it has been thought about here.
 */
const ANSWERS: Readonly<Record<CallName, "everybody" | "own" | "changing">> = {
  listGames: "everybody",
  searchGames: "everybody",
  listFacets: "everybody",
  getGame: "everybody",
  listGoodsOfGame: "everybody",
  getGoods: "everybody",
  listOffers: "everybody",
  listAchievements: "everybody",
  suggest: "everybody",
  listLanguages: "everybody",
  getAverageScore: "everybody",
  listReviews: "everybody",
  getContents: "everybody",
  getAdminContents: "everybody",
  listNotices: "everybody",
  getNotice: "everybody",
  listStaticBoards: "everybody",
  listStaticArticles: "everybody",
  getStaticArticle: "everybody",
  listStoryCards: "everybody",
  listBoards: "everybody",
  listArticles: "everybody",
  listLatestArticles: "everybody",
  getArticle: "everybody",
  postArticle: "changing",
  editArticle: "changing",
  removeArticle: "changing",
  restoreArticle: "changing",
  likeArticle: "changing",
  hideArticle: "own",
  reportArticle: "changing",
  moderateArticle: "changing",
  listComments: "everybody",
  postComment: "changing",
  editComment: "changing",
  removeComment: "changing",
  restoreComment: "changing",
  likeComment: "changing",
  hideComment: "own",
  reportComment: "changing",
  moderateComment: "changing",
  listReports: "own",
  resolveReports: "changing",
  suggestMentions: "own",
  getPlayer: "everybody",
  listPlayerReviews: "everybody",
  listPlayerArticles: "everybody",
  listBlocks: "own",
  blockAuthor: "own",
  unblockAuthor: "own",
  uploadImage: "own",
  getDraft: "own",
  saveDraft: "own",
  dropDraft: "own",
  postReview: "changing",
  editReview: "changing",
  removeReview: "changing",
  restoreReview: "changing",
  voteForReview: "changing",
  reportReview: "own",
  getOwnGameRecord: "own",
  rememberRecentGame: "own",
  listRecentGames: "own",
  forgetRecentGames: "own",
  listLibrary: "own",
  recordGameStart: "own",
  setLibraryGameHidden: "own",
  listOwnReviews: "own",
  listFavorites: "own",
  keepFavorite: "own",
  dropFavorite: "own",
  mergeFavorites: "own",
  describeFavorites: "own",
  getCart: "own",
  addToCart: "own",
  changeCartQuantity: "own",
  removeFromCart: "own",
  mergeCart: "own",
  validateCart: "own",
  findGiftRecipients: "own",
  checkGift: "own",
  sendGift: "own",
  listGifts: "own",
  acceptGift: "own",
  declineGift: "own",
  withdrawGift: "own",
  listCoupons: "own",
  redeemCoupon: "own",
  listRewards: "own",
  claimReward: "own",
  getMiniGame: "own",
  playMiniGame: "own",
  getPreInstall: "own",
  requestPreInstall: "own",
  listPreRegistrations: "own",
  getPreRegistration: "own",
  preRegister: "own",
  withdrawPreRegistration: "own",
  quoteOrder: "own",
  placeOrder: "own",
  findOrder: "own",
  listOrders: "own",
  getOrder: "own",
  cancelOrder: "own",
  requestRefund: "own",
  checkSession: "own",
  getSessionUser: "own",
  requestSso: "own",
  getProfile: "own",
  signOut: "own",
  getAccountSecurity: "own",
  changePassword: "own",
  changeEmail: "own",
  sendEmailLink: "own",
  removeEmail: "own",
  listAccountSessions: "own",
  endAccountSession: "own",
  endOtherAccountSessions: "own",
  beginSecondFactor: "own",
  confirmSecondFactor: "own",
  removeSecondFactor: "own",
  beginPasskey: "own",
  addPasskey: "own",
  renamePasskey: "own",
  removePasskey: "own",
  sendLogEvents: "own",
  listNotifications: "own",
  countUnreadNotifications: "own",
  readNotification: "own",
  readAllNotifications: "own",
  getNotificationSettings: "own",
  changeNotificationSettings: "own",
  changeCountry: "own",
  changeProfile: "changing",
  closeAccount: "own",
  exportAccount: "own",
};

/** Maximum age of an answer to guests; changes made by calls show at once. */
export const SHARED_FOR_MS = 3_000;
const MAX_BYTES = 32 * 1_024 * 1_024;

/** Cached JSON of answers, as bytes ready to be sent. */
export interface SharedAnswers {
  /** The answer to a call; `make` is asked unless a guest has just been given the same. */
  answer(request: SharedRequest, make: () => Promise<unknown>): Promise<Uint8Array<ArrayBuffer>>;
  /** What the answers say has changed without a call of this process. */
  forget(): void;
  /** Changes whenever answers for everybody may have changed. */
  revision(): number;
}

interface SharedAnswersOptions {
  /** Announces a change by a call to the other processes on the same database. */
  readonly announce?: () => Promise<void>;
  readonly elapsedMs?: (() => number) | undefined;
}

interface SharedRequest {
  readonly call: CallName;
  readonly parameters: unknown;
  readonly query: unknown;
  readonly scope: RequestScope;
}

export function createSharedAnswers({
  announce = () => Promise.resolve(),
  elapsedMs = () => performance.now(),
}: SharedAnswersOptions = {}): SharedAnswers {
  const encoder = new TextEncoder();
  let revision = 0;
  const memory = createTtlCache<Uint8Array<ArrayBuffer>>({
    forMs: SHARED_FOR_MS,
    maxSize: MAX_BYTES,
    sizeOf: (bytes) => bytes.byteLength,
    elapsedMs,
  });

  const keyOf = ({ call, parameters, query, scope }: SharedRequest): string => {
    const { locale, viewCountry, shell, now } = scope;
    // A changed clock of the test controls makes it another key.
    const clockShift = Math.round((now.getTime() - elapsedMs()) / 1_000);
    return JSON.stringify([call, parameters, query, locale, viewCountry, shell, clockShift]);
  };

  const forget = () => {
    revision += 1;
    memory.clear();
  };

  return {
    answer: async (request, make) => {
      const kind = ANSWERS[request.call];
      const encode = async () => encoder.encode(JSON.stringify(await make()));
      if (kind === "everybody" && request.scope.session === null) return await memory.read(keyOf(request), encode);
      try {
        return await encode();
      } finally {
        // Also where the call failed: a change whose confirmation was lost has happened all the same.
        if (kind === "changing") {
          forget();
          await announce();
        }
      }
    },
    forget,
    revision: () => revision,
  };
}
