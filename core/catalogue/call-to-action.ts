import type { EpochMilliseconds } from "../ports/device.ts";
import type { Shell } from "../shell/shell.ts";
import { countryStageOf } from "./country-stage.ts";
import type { GameSummary, Instant } from "./game.ts";
import { instantToMs } from "./instant-to-ms.ts";
import { isDisplayed } from "./is-displayed.ts";
import { releaseStateOf, timeUntilReleaseChange } from "./release-state.ts";

/** Pre-install of a game that is not out yet. `openAt` is `null` once it is open. */
export interface PreInstallOffer {
  readonly sizeBytes: number;
  readonly openAt: Instant | null;
}

/** Viewer of the game. */
export interface GameAudience {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly shell: Shell;
}

/** The parts of a game that its call depends on. */
type CalledGame = Pick<
  GameSummary,
  "releaseAt" | "countdownStartAt" | "display" | "countries" | "preInstall" | "lifecycle"
>;

/** Call to action of a game page, or the explanation why there is none. A date that is not known is `undefined`. */
export type CallToAction =
  | { readonly kind: "ended" }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "announced" }
  | {
      readonly kind: "coming";
      readonly releaseAt: Instant | null | undefined;
      readonly preInstall: PreInstallOffer | null;
    }
  | { readonly kind: "countdown"; readonly releaseAt: Instant; readonly preInstall: PreInstallOffer | null }
  | { readonly kind: "launched" }
  /** It is not known whether it is out, or whether it is offered in the viewer's country. */
  | { readonly kind: "unknown" };

/**
 * The call to action by the stage of the game in the player's country and its release state (Spec §4).
 *
 * A game is offered somewhere if its lifecycle is past TEASER or the shell's lists name a country. Without a known
 * lifecycle, one that no list names is `unknown`, and so is another one without a known date, and any that is not ended
 * without a known stage.
 *
 * | released | stage    | shown in lists | offered somewhere    | call      |
 * |----------|----------|----------------|----------------------|-----------|
 * | yes      | any      | no             | any                  | ended     |
 * | any      | teaser   | yes            | yes                  | elsewhere |
 * | any      | teaser   | yes            | no                   | announced |
 * | yes      | launch   | yes            | yes                  | launched  |
 * | yes      | creation | yes            | yes                  | coming, without a date: the known one is that of other countries |
 * | counting | launch, creation | yes    | yes                  | countdown |
 * | no       | launch, creation | yes    | yes                  | coming    |
 */
export function callToActionFor(game: CalledGame, audience: GameAudience, nowMs: EpochMilliseconds): CallToAction {
  const state = releaseStateOf(game, nowMs);
  if (state === "launching" && !isDisplayed(game)) return { kind: "ended" };
  if (isOnlyElsewhere(game, audience)) return { kind: "elsewhere" };
  const stage = countryStageOf(game.countries, audience.countryCode, audience.shell);
  if (stage === null) return { kind: "unknown" };
  const isUnknown = game.lifecycle === null;
  if (stage === "teaser") return { kind: isUnknown ? "unknown" : "announced" };
  if (state === "launching") {
    return stage === "launch" ? { kind: "launched" } : { kind: "coming", releaseAt: null, preInstall: null };
  }
  if (isUnknown && game.releaseAt === undefined) return { kind: "unknown" };
  const preInstall = preInstallOfferOf(game, nowMs);
  if (state === "countdown" && game.releaseAt) {
    return { kind: "countdown", releaseAt: game.releaseAt, preInstall };
  }
  return { kind: "coming", releaseAt: game.releaseAt, preInstall };
}

/** Milliseconds until the call to action changes by time; `null` if only new data can change it. */
export function timeUntilCallChange(game: CalledGame, nowMs: EpochMilliseconds): number | null {
  const openMs = instantToMs(game.preInstall?.availableFrom);
  const changes = [timeUntilReleaseChange(game, nowMs), openMs === null ? null : openMs - nowMs];
  const coming = changes.filter((change): change is number => change !== null && change > 0);
  return coming.length === 0 ? null : Math.min(...coming);
}

function preInstallOfferOf(game: CalledGame, nowMs: EpochMilliseconds): PreInstallOffer | null {
  const { preInstall } = game;
  const openMs = instantToMs(preInstall?.availableFrom);
  if (preInstall === null || openMs === null) return null;
  return { sizeBytes: preInstall.sizeBytes, openAt: nowMs >= openMs ? null : preInstall.availableFrom };
}

/** Whether a game is offered, but not in the viewer's country. Lists leave it out unless it is asked for. */
export function isOnlyElsewhere(
  game: Pick<GameSummary, "lifecycle" | "countries">,
  { countryCode, shell }: GameAudience,
): boolean {
  return countryStageOf(game.countries, countryCode, shell) === "teaser" && isOfferedSomewhere(game, shell);
}

function isOfferedSomewhere(
  { lifecycle, countries }: Pick<GameSummary, "lifecycle" | "countries">,
  shell: Shell,
): boolean {
  const { launch, pre, chatLaunch, chatPre } = countries;
  const lists = shell === "chat" ? [chatLaunch, chatPre] : [launch, pre];
  return lifecycle === "CREATION" || lifecycle === "LAUNCH" || lists.some((list) => list !== null && list.length > 0);
}
