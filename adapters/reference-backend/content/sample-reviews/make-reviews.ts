import type { SeedGame, SeedReview } from "../content-types.ts";
import { composeReview, fillIn, type Score } from "./compose-review.ts";
import { type ReviewWriters, reviewLanguages } from "./languages.ts";
import { REVIEW_TOPICS, type ReviewMaterial, type ReviewTopic } from "./material.ts";
import { nicknamesOf } from "./nicknames.ts";
import type { ReviewPlan } from "./plans.ts";
import { type RandomSequence, randomSequence, weighted } from "./random.ts";
import { sentenceDeck } from "./sentence-deck.ts";

const HOURS_A_DAY = 24;
/** Reviews go back two years at most. */
const OLDEST_HOURS = 730 * HOURS_A_DAY;
/** No review is younger. */
const NEWEST_HOURS = 0.3;
const SPOILER_CHANCE = 0.04;
const EDIT_CHANCE = 0.06;
/** Tries to make a review with words of its own, before it is left out. */
const TRIES = 12;
const MAX_HELPFUL = 1840;
/** Sentences about coming back or about fixes need a game that has been out for so long. */
const FIRST_WEEKS_HOURS = 42 * HOURS_A_DAY;
/** Statements that do not fit games with rounds of a few minutes. */
const TOPICS_OF_LONG_GAMES: readonly ReviewTopic[] = ["story", "grind", "community"];

/** What reviews are put together from. */
export interface ReviewSources {
  readonly materials: readonly ReviewMaterial[];
  readonly writers: ReviewWriters;
}

interface Writer {
  readonly material: ReviewMaterial;
  readonly things: readonly string[];
  readonly spoilers: readonly string[];
  readonly nicknames: string[];
  readonly deck: ReturnType<typeof sentenceDeck>;
}

/** Reviews of a game as its plan wants them: the same on every run, none of them `written` before. */
export function makeReviews(
  game: SeedGame,
  plan: ReviewPlan,
  { materials, writers: writersOfCountries }: ReviewSources,
  written: Set<string>,
): SeedReview[] {
  const random = randomSequence(`reviews of ${game.gameCode}`);
  const writers = new Map(materials.map((material) => [material.language, writerOf(material, game, plan, random)]));
  const languages = reviewLanguages(game.countries.launch, writersOfCountries).filter(([language]) =>
    writers.has(language),
  );
  const topics = topicsOf(game, plan);
  const reviews: SeedReview[] = [];

  // In the order of time, so that the deck keeps what is alike apart on a page of the newest.
  const ages = Array.from({ length: plan.count }, () => ageOf(game, random)).sort((one, other) => other - one);
  for (const ageHours of ages) {
    const writer = writers.get(weighted(languages, random) ?? "");
    const nickname = writer?.nicknames.pop();
    if (writer === undefined || nickname === undefined) continue;
    const review = writeReview({ game, plan, writer, topics, written, random }, nickname, ageHours);
    if (review !== undefined) reviews.push(review);
  }
  return reviews;
}

interface Desk {
  readonly game: SeedGame;
  readonly plan: ReviewPlan;
  readonly writer: Writer;
  readonly topics: readonly ReviewTopic[];
  /** Statements used for any game so far. */
  readonly written: Set<string>;
  readonly random: RandomSequence;
}

function writeReview(desk: Desk, nickname: string, ageHours: number): SeedReview | undefined {
  const { game, plan, writer, random } = desk;
  const score = weighted(
    plan.scores.map((weight, index) => [(index + 1) as Score, weight] as const),
    random,
  );
  if (score === undefined) return undefined;
  const isSpoiler = writer.spoilers.length > 0 && random.chance(SPOILER_CHANCE);
  const content = writeContent(desk, score, isSpoiler);
  if (content === undefined) return undefined;
  const helpfulCount = helpfulOf(plan, ageHours, random);
  return {
    gameCode: game.gameCode,
    language: writer.material.language,
    nickname,
    content,
    score,
    createdOffsetHours: -ageHours,
    ...(random.chance(EDIT_CHANCE) ? { editedOffsetHours: -tenths(ageHours * random.next()) } : {}),
    isSpoiler,
    helpfulCount,
    unhelpfulCount: Math.floor(helpfulCount * random.next() * (score < 3 ? 0.7 : 0.25)),
  };
}

function writeContent({ game, writer, topics, written, random }: Desk, score: Score, isSpoiler: boolean) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const spoiler = isSpoiler ? writer.spoilers[random.below(writer.spoilers.length)] : undefined;
    const sentences = [...composeReview(score, topics, writer.deck, random), spoiler ?? ""];
    const values = {
      game: titleIn(game, writer.material),
      hours: countHours(hoursOf(game, random), writer.material),
      thing: writer.things[random.below(writer.things.length)] ?? "",
    };
    const filled = sentences.filter((sentence) => sentence !== "").map((sentence) => fillIn(sentence, values, random));
    const content = filled.join(writer.material.separator).normalize("NFC").trim();
    if (content !== "" && !written.has(content)) {
      written.add(content);
      return content;
    }
  }
  return undefined;
}

function writerOf(material: ReviewMaterial, game: SeedGame, plan: ReviewPlan, random: RandomSequence): Writer {
  const things = material.things[plan.family] ?? [];
  const slotsLeftOut = [
    ...(things.length > 0 ? [] : ["{thing}"]),
    ...(spanOf(game) > FIRST_WEEKS_HOURS ? [] : ["{later}"]),
    ...(hasShortRounds(plan) ? ["{world}"] : []),
  ];
  return {
    material,
    things,
    spoilers: material.spoilers[plan.family] ?? [],
    nicknames: nicknamesOf(material, random),
    deck: sentenceDeck(material, slotsLeftOut, random),
  };
}

function hasShortRounds({ family }: ReviewPlan): boolean {
  return family === "brawl" || family === "fair";
}

/** Statements that fit a game, by its features. */
function topicsOf(game: SeedGame, plan: ReviewPlan): readonly ReviewTopic[] {
  const onPhones = game.requirements.android !== undefined || game.requirements.ios !== undefined;
  return REVIEW_TOPICS.filter((topic) => {
    if (topic === "siege") return game.tags.includes("siege");
    if (topic === "mobile") return onPhones;
    if (topic === "combat") return plan.family !== "fair";
    return !(hasShortRounds(plan) && TOPICS_OF_LONG_GAMES.includes(topic));
  });
}

function titleIn(game: SeedGame, { language, titlesIn = language }: ReviewMaterial): string {
  return (game.texts[titlesIn] ?? game.texts["en-US"]).title;
}

function countHours(count: number, { hours = [] }: ReviewMaterial): string {
  const form = hours.find(({ upTo = Number.POSITIVE_INFINITY }) => count <= upTo);
  return form === undefined ? String(count) : form.text.replace("{count}", String(count));
}

/** Hours since the release, at most two years. */
function spanOf(game: SeedGame): number {
  return Math.min(-(game.schedule.releaseOffsetHours ?? 0), OLDEST_HOURS);
}

function ageOf(game: SeedGame, random: RandomSequence): number {
  const span = spanOf(game);
  // More is written lately than long ago.
  return tenths(NEWEST_HOURS + random.next() ** 1.4 * (span - 2 * NEWEST_HOURS));
}

/** Hours played, rounded as people remember them. */
function hoursOf(game: SeedGame, random: RandomSequence): number {
  const most = Math.min(spanOf(game) / 5, 2600);
  const exact = most * random.next() ** 2;
  const step = exact > 400 ? 100 : exact > 60 ? 10 : 1;
  return Math.max(2, Math.round(exact / step) * step);
}

/** Few reviews are found helpful by many players, most by very few. */
function helpfulOf(plan: ReviewPlan, ageHours: number, random: RandomSequence): number {
  const readers = Math.sqrt(plan.count / 100) * Math.min(1, ageHours / (30 * HOURS_A_DAY) + 0.2);
  const tail = (1 - random.next()) ** -0.85 - 1;
  return Math.min(MAX_HELPFUL - random.below(700), Math.floor(tail * readers * 1.6));
}

function tenths(hours: number): number {
  return Math.round(hours * 10) / 10;
}
