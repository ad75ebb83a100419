/** Layout of a page (Spec §2). */
export type LayoutKind = "BASIC" | "MAIN" | "FULLSCREEN";

/**
 * `store`: a store path; `page`: another page of the product; `launcher`: a launcher page; `developer`: a page for
 * developers, which exists only with the test tools.
 */
export type RouteArea = "store" | "page" | "launcher" | "developer";

export interface RouteDefinition {
  /** `:name` is a parameter, `:name?` may be left out with its segment. */
  readonly pattern: string;
  readonly area: RouteArea;
  readonly layout: LayoutKind;
}

/**
 * The whole URL map (Spec §2; the library, coupons, rewards, gifts, the account, the reports, the profiles of players, the mini game, the status of the
 * services and the developer pages are additions). If two patterns match a path, the first one wins; reserved segments (see
 * `is-parameter-value.ts`) separate actions from parameters.
 */
export const ROUTES = {
  root: { pattern: "/", area: "store", layout: "MAIN" },
  main: { pattern: "/main", area: "store", layout: "MAIN" },
  notice: { pattern: "/notice/:articleId?", area: "store", layout: "BASIC" },
  game: { pattern: "/game/:gameCode", area: "store", layout: "BASIC" },
  gameReview: { pattern: "/game/:gameCode/review", area: "store", layout: "BASIC" },
  gameAchievement: { pattern: "/game/:gameCode/achievement", area: "store", layout: "BASIC" },
  gameBoardWrite: { pattern: "/game/:gameCode/board/:boardAlias?/write", area: "store", layout: "BASIC" },
  gameBoardView: { pattern: "/game/:gameCode/board/:boardAlias/view/:articleId", area: "store", layout: "BASIC" },
  gameBoardEdit: { pattern: "/game/:gameCode/board/:boardAlias/edit/:articleId", area: "store", layout: "BASIC" },
  gameBoardArticle: {
    pattern: "/game/:gameCode/board/:boardAlias/:boardMenu/:articleId",
    area: "store",
    layout: "BASIC",
  },
  gameBoard: { pattern: "/game/:gameCode/board/:boardAlias?/:boardMenu?", area: "store", layout: "BASIC" },
  goods: { pattern: "/goods/:gameCode/:goodsId", area: "store", layout: "BASIC" },
  goodsReview: { pattern: "/goods/:gameCode/:goodsId/review", area: "store", layout: "BASIC" },
  bundle: { pattern: "/bundle/:goodsId", area: "store", layout: "BASIC" },
  library: { pattern: "/library", area: "store", layout: "BASIC" },
  favorite: { pattern: "/favorite", area: "store", layout: "BASIC" },
  cart: { pattern: "/cart", area: "store", layout: "BASIC" },
  orderResult: { pattern: "/order/result", area: "store", layout: "BASIC" },
  orders: { pattern: "/order", area: "store", layout: "BASIC" },
  order: { pattern: "/order/:orderKey", area: "store", layout: "BASIC" },
  download: { pattern: "/download", area: "store", layout: "BASIC" },
  coupon: { pattern: "/coupon", area: "store", layout: "BASIC" },
  reward: { pattern: "/reward", area: "store", layout: "BASIC" },
  gift: { pattern: "/gift", area: "store", layout: "BASIC" },
  account: { pattern: "/account", area: "store", layout: "BASIC" },
  reports: { pattern: "/reports", area: "store", layout: "BASIC" },
  player: { pattern: "/player/:playerId", area: "store", layout: "BASIC" },
  miniGame: { pattern: "/mini-game", area: "store", layout: "BASIC" },
  status: { pattern: "/status", area: "store", layout: "BASIC" },
  notFound: { pattern: "/not-found", area: "store", layout: "BASIC" },
  loading: { pattern: "/loading", area: "page", layout: "FULLSCREEN" },
  result: { pattern: "/result", area: "page", layout: "FULLSCREEN" },
  launcherIndex: { pattern: "/index", area: "launcher", layout: "FULLSCREEN" },
  notification: { pattern: "/notification", area: "launcher", layout: "FULLSCREEN" },
  home: { pattern: "/home", area: "launcher", layout: "FULLSCREEN" },
  homeLobby: { pattern: "/home/:gameCode/lobby", area: "launcher", layout: "FULLSCREEN" },
  homeBoardWrite: { pattern: "/home/:gameCode/board/:boardAlias?/write", area: "launcher", layout: "FULLSCREEN" },
  homeBoardView: {
    pattern: "/home/:gameCode/board/:boardAlias/view/:articleId",
    area: "launcher",
    layout: "FULLSCREEN",
  },
  homeBoardEdit: {
    pattern: "/home/:gameCode/board/:boardAlias/edit/:articleId",
    area: "launcher",
    layout: "FULLSCREEN",
  },
  homeBoardArticle: {
    pattern: "/home/:gameCode/board/:boardAlias/:boardMenu/:articleId",
    area: "launcher",
    layout: "FULLSCREEN",
  },
  homeBoard: { pattern: "/home/:gameCode/board/:boardAlias?/:boardMenu?", area: "launcher", layout: "FULLSCREEN" },
  preHomeLobby: { pattern: "/prehome/:gameCode/lobby", area: "launcher", layout: "FULLSCREEN" },
  fgt: { pattern: "/fgt", area: "launcher", layout: "FULLSCREEN" },
  fgtLobby: { pattern: "/fgt/:gameCode/lobby", area: "launcher", layout: "FULLSCREEN" },
  tool: { pattern: "/dev/:toolName/:componentName?", area: "developer", layout: "FULLSCREEN" },
  toolStage: { pattern: "/dev/:toolName/:componentName/stage", area: "developer", layout: "FULLSCREEN" },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof ROUTES;

type ParameterOf<Segment extends string> = Segment extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string | undefined }
  : Segment extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown;

type ParametersOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParameterOf<Head> & ParametersOf<Rest>
  : ParameterOf<Pattern>;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** Parameters of a route, read off its pattern. */
export type RouteParameters<Name extends RouteName> = Flat<ParametersOf<(typeof ROUTES)[Name]["pattern"]>>;

/** A route with its parameters. */
export type RouteMatch = {
  [Name in RouteName]: { readonly route: Name; readonly parameters: RouteParameters<Name> };
}[RouteName];
