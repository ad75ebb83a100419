import * as core from "#core/index.ts";

/** One call of one rule: its name, the call, and the expected result. */
export interface Vector {
  readonly name: string;
  readonly run: () => unknown;
  readonly answer: unknown;
}

const vector = (name: string, run: () => unknown, answer: unknown): Vector => ({ name, run, answer });

const NOON = Date.UTC(2026, 10, 21, 12);
const schedule = { releaseAt: "2026-11-21T13:00:00Z", countdownStartAt: "2026-11-21T12:00:00+00:00" };
const games = [{ gameCode: "tl" }, { gameCode: "linncj" }, { gameCode: "aion" }];

/** A vector for each thing that rules need and a bare engine could lack: dates, Unicode, big numbers, sorting, percent-encoding, JSON. */
export const VECTORS: readonly Vector[] = [
  vector("release state", () => core.releaseStateOf(schedule, NOON), "countdown"),
  vector("game order", () => core.orderGames(games, "aion,tl").map(({ gameCode }) => gameCode), [
    "aion",
    "tl",
    "linncj",
  ]),
  vector("numeral", () => core.minorUnitsToDecimal(2_999, 2), "29.99"),
  vector("tax within an amount", () => core.taxWithin(Number.MAX_SAFE_INTEGER, 25.5), 1_830_148_055_744_185),
  vector("review of families", () => core.checkReviewContent("👩‍👩‍👧‍👦".repeat(10), "en-US").count, 10),
  vector("review composed", () => core.checkReviewContent("e\u0301\uD800 ", "ko-KR").content, "é\uFFFD"),
  vector("path", () => core.parsePath("/game/l2m/board/%EC%9E%90/7/8"), {
    route: "gameBoardArticle",
    parameters: { gameCode: "l2m", boardAlias: "자", boardMenu: "7", articleId: "8" },
  }),
  vector("broken path", () => core.parsePath("/game/%"), null),
  vector("built path", () => core.buildPath("game", { gameCode: "a/b" }), "/game/a%2Fb"),
  vector(
    "cached page",
    () => core.rehydrateCachedPage('{"visit":{},"serverTime":5}', 1, 3),
    '{"visit":{"keptAt":5,},"serverTime":7}',
  ),
  vector("versions", () => core.compareVersions("1.2.9", "1.2.99999999999999999999"), "older"),
  vector("web address", () => core.parseWebAddress("HTTPS://Example.com:443/a"), {
    origin: "https://example.com",
    isSecure: true,
    host: "example.com",
    path: "/a",
  }),
  vector("app command", () => core.buildAppCommand("external", { url: "https://a.example/?q='" }, "ncpurple"), {
    ok: true,
    value: "ncpurple://external?url=https%3A%2F%2Fa.example%2F%3Fq%3D%27",
  }),
  vector("json", () => core.parseJson("{"), { ok: false, failure: "not_json" }),
  vector(
    "password",
    () => core.passwordProblem("\u3000\u200B".repeat(8), { userName: "fox", nickname: "" }),
    "passwordBlank",
  ),
  vector("code of an app", () => core.readSecondFactorCode("٠１2 345"), { kind: "app", code: "012345" }),
  vector("folded code", () => core.foldCode("vİolet٥"), "VIOLET5"),
  vector("row of marks", () => core.normalizeText(`a${"\u0301".repeat(40)}`).length, 41),
  vector("HTML bounds", () => core.htmlRefusalOf("<b>".repeat(200)), "too_deep"),
  vector("plain HTML", () => core.plainHtmlOf("<p>a<script>b</script>1 < 2 🎮"), "<p>a</p><p>1 &lt; 2 🎮</p>"),
  vector("JSON bounds", () => core.jsonRefusalOf("[".repeat(200)), "too_deep"),
];

/** Names and answers of the vectors that answer otherwise than they should. */
export function failedVectors(): readonly string[] {
  return VECTORS.filter(({ run, answer }) => JSON.stringify(run()) !== JSON.stringify(answer)).map(
    ({ name, run }) => `${name}: ${JSON.stringify(run())}`,
  );
}
