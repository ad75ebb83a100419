import { expect, test } from "vitest";
import { articleTermsOf } from "#adapters/reference-backend/domain/search/article-terms.ts";
import { searchTermsOf } from "#adapters/reference-backend/domain/search/search-terms.ts";
import {
  storedSearchOfArticle,
  storedSearchOfGame,
} from "#adapters/reference-backend/domain/search/stored-search-text.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";

test("long texts take as much longer as they are longer", () => {
  const worst = ["와", "و", "ivx", "和与", "แล", "あん", "2m", "& ", "'", "ﷺ", "e\u0301", "ト画と"];
  const GROWTH = 20;
  /** Times in proportion to the length give 1, those in time squared give `GROWTH`. */
  const MAX_RATIO = 6;
  /** Milliseconds below which nothing is compared: the clock is coarse. */
  const TOO_SHORT_MS = 40;
  const growsInProportion = (run: (text: string) => unknown, short: string, long: string): boolean =>
    [1, 2, 3].some(() => {
      const longMs = cpuMs(() => run(long), 1);
      return longMs < TOO_SHORT_MS || longMs < MAX_RATIO * cpuMs(() => run(short), GROWTH);
    });
  for (const stored of [
    (text: string) => storedSearchOfArticle({ title: "", text }),
    (text: string) => storedSearchOfGame({ gameCode: "g", titles: [text], developer: text }),
    searchTermsOf,
    articleTermsOf,
  ]) {
    for (const piece of worst) {
      const [short = "", long = ""] = [2_000, 2_000 * GROWTH].map((length) =>
        piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
      );
      expect(growsInProportion(stored, short, long), piece).toBe(true);
    }
  }
});
