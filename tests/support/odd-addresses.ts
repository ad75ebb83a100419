/** Addresses that redirect or do not exist, with their final address. */
export const LEADING_ELSEWHERE: readonly (readonly [path: string, to: string])[] = [
  ["/main", "/"],
  ["/intro", "/"],
  ["/kr/intro/event", "/"],
  ["/kr/intro/notice", "/notice"],
  ["/kr/intro/notice/tl-storm-festival", "/notice/tl-storm-festival"],
  ["/nowhere", "/not-found"],
  ["/game/tl/unknownmenu", "/not-found"],
  ["/goods/tl/tl-deluxe/unknownmenu", "/not-found"],
  ["/home/tl/lobby", "/not-found"],
];

/** Addresses whose parts do not belong together: they are not found where they are. `{article}` is one of the game's free board. */
export const NOT_TOGETHER: readonly string[] = [
  "/game/nogame",
  "/game/lin/board/free/view/{article}",
  "/game/tl/board/guide/view/{article}",
  "/game/tl/board/free/nomenu/{article}",
  "/game/tl/board/free/nomenu",
  "/game/tl/board/nope",
  "/game/tl/board/nope/write",
  "/game/tl/board/nope/edit/{article}",
  "/game/tl/board/free/view/nope",
  "/goods/lin/tl-deluxe",
  "/bundle/tl-deluxe",
  "/notice/nope",
];

/** Pages of a game that in Japan only players with a credential may see. */
export const NEEDING_A_CREDENTIAL: readonly string[] = [
  "/game/lmj",
  "/game/lmj/review",
  "/game/lmj/achievement",
  "/game/lmj/board",
  "/game/lmj/board/free",
  "/game/lmj/board/free/view/lmj-1",
  "/game/lmj/board/write",
  "/goods/lmj/lmj-deluxe",
  "/goods/lmj/lmj-deluxe/review",
];
