import { expect, it } from "vitest";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { filterByCredential } from "#core/catalogue/filter-by-credential.ts";
import { releaseStateOf, timeUntilReleaseChange } from "#core/catalogue/release-state.ts";
import { SHELLS } from "#core/shell/shell.ts";
import { instantAt, NOON } from "../support/instants.ts";

/** Relations of a time to another: unknown, before, equal, after. */
const MOMENTS = { none: null, past: instantAt(NOON - 1_000), now: instantAt(NOON), future: instantAt(NOON + 1_000) };
const MOMENT_NAMES = Object.keys(MOMENTS) as (keyof typeof MOMENTS)[];
const LISTS = ["launch", "pre", "chatLaunch", "chatPre"] as const;
const COUNTRIES = ["JP", "KR"];
const CREDENTIALS = [null, [], ["ncj"], ["vip"], ["ncj", "vip"]];
const CONFIGURATIONS = [
  { credentialGames: {}, credentialExceptionGames: {} },
  { credentialGames: { ncj: "game" }, credentialExceptionGames: {} },
  { credentialGames: { ncj: "game" }, credentialExceptionGames: { guest: "game" } },
  { credentialGames: { ncj: "game" }, credentialExceptionGames: { vip: "game" } },
];

/**
 * The rules of the specification again, written as conditions that exclude a state instead of conditions that lead to
 * it.
 */
function expectedRelease(releaseAt: keyof typeof MOMENTS, countdownAt: keyof typeof MOMENTS) {
  const isOut = releaseAt === "past" || releaseAt === "now";
  const hasBegun = countdownAt === "past" || countdownAt === "now";
  return { launching: isOut, countdown: releaseAt === "future" && hasBegun };
}

it("every release, in every country, for every credential and shell, has one state, one stage and one answer on access", () => {
  let combinations = 0;
  for (const releaseAt of MOMENT_NAMES) {
    for (const countdownAt of MOMENT_NAMES) {
      const schedule = { releaseAt: MOMENTS[releaseAt], countdownStartAt: MOMENTS[countdownAt] };
      const state = releaseStateOf(schedule, NOON);
      const { launching, countdown } = expectedRelease(releaseAt, countdownAt);
      expect(state).toBe(launching ? "launching" : countdown ? "countdown" : "prepare");
      expect(timeUntilReleaseChange(schedule, NOON) === null).toBe(releaseAt !== "future");
      combinations += countStagesAndAccess();
    }
  }
  expect(combinations).toBe(16 * 16 * SHELLS.length * COUNTRIES.length * CREDENTIALS.length * CONFIGURATIONS.length);
});

function countStagesAndAccess(): number {
  let combinations = 0;
  for (let member = 0; member < 16; member += 1) {
    for (const shell of SHELLS) {
      for (const country of COUNTRIES) {
        checkStage(member, shell, country);
        for (const held of CREDENTIALS) {
          for (const configuration of CONFIGURATIONS) {
            checkAccess(country, held, configuration);
            combinations += 1;
          }
        }
      }
    }
  }
  return combinations;
}

/** The bits of `member` select which of the four lists contain the country. */
function checkStage(member: number, shell: (typeof SHELLS)[number], country: string): void {
  const isIn = (list: (typeof LISTS)[number]) => (member & (1 << LISTS.indexOf(list))) !== 0;
  const countries = Object.fromEntries(LISTS.map((list) => [list, isIn(list) ? [country] : []])) as Record<
    (typeof LISTS)[number],
    string[]
  >;
  const [launch, pre] = shell === "chat" ? [isIn("chatLaunch"), isIn("chatPre")] : [isIn("launch"), isIn("pre")];
  expect(countryStageOf(countries, country, shell)).toBe(launch ? "launch" : pre ? "creation" : "teaser");
}

function checkAccess(
  countryCode: string,
  credentialCodes: readonly string[] | null,
  configuration: (typeof CONFIGURATIONS)[number],
): void {
  const kept = filterByCredential([{ gameCode: "game" }], { countryCode, credentialCodes }, configuration).length === 1;
  const isListed = "ncj" in configuration.credentialGames;
  const isExcepted = (credentialCodes ?? ["guest"]).some((one) => one in configuration.credentialExceptionGames);
  const isShut = countryCode === "JP" && !credentialCodes?.includes("ncj") && isListed && !isExcepted;
  expect(kept).toBe(!isShut);
}
