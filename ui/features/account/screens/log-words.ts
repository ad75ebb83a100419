import { useTranslation } from "react-i18next";
import { OUTSIDE_ROOM } from "#core/log-events/constants.ts";
import type { RouteName } from "#core/navigation/route-map.ts";
import type { TextArea } from "#locales/texts.ts";

/** Texts of other pages that the words come from. */
export const LOG_WORD_AREAS: readonly TextArea[] = [
  "boards",
  "reviews",
  "rewards",
  "game",
  "goods",
  "basket",
  "gifts",
  "achievements",
  "notifications",
  "player",
];

/** Words for the pages and actions of the log: its own names are for the publisher. */
export function useLogWords(): (name: string) => string {
  const { t: account } = useTranslation("account");
  const { t: common } = useTranslation("common");
  const { t: boards } = useTranslation("boards");
  const { t: reviews } = useTranslation("reviews");
  const { t: rewards } = useTranslation("rewards");
  const { t: game } = useTranslation("game");
  const { t: goods } = useTranslation("goods");
  const { t: basket } = useTranslation("basket");
  const { t: gifts } = useTranslation("gifts");
  const { t: achievements } = useTranslation("achievements");
  const { t: notifications } = useTranslation("notifications");
  const { t: player } = useTranslation("player");

  const other = account("logOther");
  const store = goods("storeStart");
  const board = boards("pageTitle");
  const games = common("suggestedGames");
  const yourGames = common("navLobbies");
  const orders = common("orders");
  const pages: Readonly<Record<RouteName, string>> = {
    root: store,
    main: store,
    notice: common("navNews"),
    game: games,
    gameReview: reviews("pageTitle"),
    gameAchievement: achievements("pageTitle"),
    gameBoardWrite: boards("write"),
    gameBoardView: board,
    gameBoardEdit: boards("edit"),
    gameBoardArticle: board,
    gameBoard: board,
    goods: common("suggestedGoods"),
    goodsReview: reviews("pageTitle"),
    bundle: common("suggestedGoods"),
    library: common("library"),
    favorite: common("favorites"),
    cart: common("cart"),
    orderResult: orders,
    orders,
    order: orders,
    download: common("navDownload"),
    coupon: common("coupons"),
    reward: common("rewards"),
    gift: common("gifts"),
    account: common("accountPage"),
    reports: common("reports"),
    player: player("title"),
    miniGame: rewards("miniGameTitle"),
    status: common("serviceStatus"),
    notFound: common("notFoundTitle"),
    loading: other,
    result: other,
    launcherIndex: yourGames,
    notification: notifications("title"),
    home: yourGames,
    homeLobby: yourGames,
    homeBoardWrite: boards("write"),
    homeBoardView: board,
    homeBoardEdit: boards("edit"),
    homeBoardArticle: board,
    homeBoard: board,
    preHomeLobby: yourGames,
    fgt: yourGames,
    fgtLobby: yourGames,
    tool: other,
    toolStage: other,
  };
  const words = new Map([
    ...Object.entries(pages),
    [OUTSIDE_ROOM, account("logOutside")],
    ["addToCart", basket("addToCart")],
    ["claimReward", rewards("claim")],
    ["hide", account("hide")],
    ["like", boards("like")],
    ["openSettingView", account("settings")],
    ["goToMyGames", common("library")],
    ["pay", gifts("pay")],
    ["payGift", gifts("pay")],
    ["withdrawGift", gifts("withdraw")],
    ["preInstall", game("preInstallShort")],
    ["preRegister", game("preRegister")],
    ["redeemCoupon", rewards("redeem")],
    ["sendReview", boards("postComment")],
    ["share", boards("share")],
    ["start", account("logStart")],
    ["vote", reviews("voteHelpful")],
  ]);
  return (name) => words.get(name) ?? other;
}
