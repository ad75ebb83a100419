import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, "utf8");
const FILES = globSync("{core,ui,adapters,app}/**/*.{ts,tsx,css,mjs}", { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.endsWith(".specimens.tsx") && !file.includes("/art/generator/"));
const filesWith = (pattern: RegExp) => FILES.filter((file) => pattern.test(read(file))).sort();

/** Folders where codes, user names and search input are folded. */
const RULE = "core/texts/fold-code.ts";

/** Folders that change the case of ASCII text only: countries, language tags, hosts, units, field names. */
const PLAIN_LETTERS: readonly string[] = [
  "adapters/http/request-preferences.ts",
  "adapters/reference-backend/domain/accounts/breached-passwords.ts",
  "adapters/reference-backend/domain/catalogue/load-goods.ts",
  "adapters/reference-backend/http/negotiate-locale.ts",
  "adapters/reference-backend/http/read-call-input.ts",
  "adapters/reference-backend/http/request-scope.ts",
  "adapters/reference-backend/domain/community/post-languages.ts",
  "adapters/reference-backend/api/openapi-pages.ts",
  "adapters/reference-backend/domain/session/client-details.ts",
  "adapters/third-party/dompurify-purifier.ts",
  "adapters/wire/openapi.ts",
  "app/server/public-address.ts",
  "app/server/visit-cookies.ts",
  // Addresses that the rule makes equal, such as those with ß and ss, are two mailboxes.
  "core/account/email.ts",
  "core/catalogue/age-rating-id.ts",
  "core/catalogue/choose-platforms.ts",
  "core/catalogue/country-stage.ts",
  "core/catalogue/filter-by-credential.ts",
  "core/catalogue/game-filters.ts",
  "core/catalogue/machine-power.ts",
  "core/community/post-languages.ts",
  "core/configuration/consent.ts",
  "core/configuration/detect-country.ts",
  "core/configuration/is-loopback-host.ts",
  "core/configuration/is-vietnam-region.ts",
  "core/configuration/operator-of.ts",
  "core/html/scan-markup.ts",
  "core/links/go-to.policy.ts",
  "core/links/parse-web-address.ts",
  "core/links/resolve-link.policy.ts",
  "core/mobile-app/app-commands.ts",
  "core/reviews/review-content.policy.ts",
  // The typed part of a title keeps its length and position.
  "core/translation/resolve-locale.ts",
  "ui/kit/video-player/video-keys.ts",
  "ui/features/simulator/gallery/component-list.tsx",
  "ui/features/simulator/gallery/specimen-files.ts",
  "ui/features/store-index/results/use-filter-options.ts",
  "ui/frame/header/site-header.tsx",
];

/** Files that only display names in capitals, and the search, which folds more than case. */
const OF_THEIR_OWN: readonly string[] = [
  "adapters/reference-backend/domain/search/normalize-for-search.ts",
  "ui/kit/avatar/avatar.tsx",
];

describe("codes and names", () => {
  test("are never compared by the rules of the device's language", () => {
    expect(FILES.length).toBeGreaterThan(500);
    expect(filesWith(/toLocale(?:Upper|Lower)Case|localeCompare/)).toEqual([]);
  });

  test("are folded by the one rule of the core", () => {
    expect(filesWith(/\.to(?:Upper|Lower)Case\(/)).toEqual([RULE, ...PLAIN_LETTERS, ...OF_THEIR_OWN].sort());
  });

  test("are put into capitals by no style sheet, which would follow the language of the page", () => {
    // A field without a language, and the first letters of words in the language of the page.
    expect(filesWith(/text-transform: uppercase/)).toEqual([
      "ui/features/game/screens/game-facts.tsx",
      "ui/features/rewards/components/code-input.tsx",
      "ui/features/store-index/results/filter-group.tsx",
    ]);
  });
});
