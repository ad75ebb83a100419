import { filterByCredential } from "#core/catalogue/filter-by-credential.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import { orderGames } from "#core/catalogue/order-games.ts";
import { priceTagOf } from "#core/catalogue/price.ts";
import { releaseStateOf } from "#core/catalogue/release-state.ts";
import { parsePath } from "#core/navigation/parse-path.ts";
import { checkReviewContent } from "#core/reviews/review-content.policy.ts";
import { median, printTable } from "./figures.ts";

const SIZES = [1_000, 10_000, 100_000];

/** Milliseconds of one frame at 60 a second: filtering and ordering a whole catalogue has to fit. */
const FRAME_MS = 1_000 / 60;

const NOW = Date.UTC(2026, 10, 21, 12);
const VIEWER = { countryCode: "JP", credentialCodes: null };
const PRICE = { currency: "EUR", list: 2_999, sale: 1_999, taxIncluded: true };

const LISTED = Array.from({ length: 40 }, (_, index) => `game${index * 3}`).join(",");
const CONFIGURATION = { credentialGames: { ncj: LISTED }, credentialExceptionGames: {} };

/** Games in no order, a ninth of them hidden. */
function gamesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    gameCode: `game${(index * 7_919) % count}`,
    display: index % 9 !== 0,
    releaseAt: new Date(NOW + ((index % 200) - 100) * 3_600_000).toISOString(),
    countdownStartAt: null,
  }));
}

type Games = ReturnType<typeof gamesOf>;

/** Rules applied to each game, or to all games together. */
const RULES: Readonly<Record<string, (games: Games) => unknown>> = {
  "filter and order": (games) =>
    orderGames(filterByCredential(games.filter(isDisplayed), VIEWER, CONFIGURATION), LISTED),
  "release state": (games) => games.map((game) => releaseStateOf(game, NOW)),
  "price tag": (games) => games.map(() => priceTagOf(PRICE, NOW, "US")),
  "read a path": (games) => games.map(({ gameCode }) => parsePath(`/game/${gameCode}/board/free/view/7`)),
  "check a review": (games) => games.map(({ gameCode }) => checkReviewContent(`A fine game, ${gameCode}!`, "en-US")),
};

function millisecondsOf(run: () => unknown): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return median(times);
}

/** Time of each hot rule of the core over catalogues of growing size, and how it grows; 10 is linear. */
export function benchCoreRules(): void {
  const rows = Object.entries(RULES).map(([name, rule]) => {
    const times = SIZES.map((size) => {
      const games = gamesOf(size);
      return millisecondsOf(() => rule(games));
    });
    const [, middle = 0, last = 0] = times;
    return [name, ...times.map((time) => time.toFixed(2)), (last / middle).toFixed(1), (last / FRAME_MS).toFixed(2)];
  });
  printTable("Rules of the core, ms for a catalogue", [
    ["rule", ...SIZES.map((size) => `${size} games`), "growth", "frames"],
    ...rows,
  ]);
}
