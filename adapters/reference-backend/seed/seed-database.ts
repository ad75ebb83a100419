import { createHash } from "node:crypto";
import * as v from "valibot";
import { HTML_RULES_VERSION } from "#core/html/html-rules-version.ts";
import type { SeedContent } from "../content/content-types.ts";
import type { ContentSource } from "../content/load-content.ts";
import type { Database, Queries } from "../database/database.ts";
import { insertInBatches, upsertInBatches } from "../database/insert-in-batches.ts";
import {
  accounts,
  articles,
  boardImages,
  comments,
  ownedGoods,
  reviewLanguageTotals,
  reviews,
  reviewTotals,
} from "../database/schema/index.ts";
import { readState, writeState } from "../database/state.ts";
import { tidyCatalogue } from "../database/tidy-catalogue.ts";
import { markStoredSearch } from "../domain/search/rewrite-stored-search.ts";
import { articleImageRowsOf, articleRowsOf } from "./article-rows.ts";
import { AuthorRows } from "./author-rows.ts";
import { commentRowsOf } from "./comment-rows.ts";
import { ownershipRowsOf } from "./ownership-rows.ts";
import { reviewRowsOf, reviewTotalRowsOf } from "./review-rows.ts";
import { seedReadyAccounts } from "./seed-accounts.ts";
import { seedPublications } from "./seed-publications.ts";

/** Number of the advisory lock that lets only one process seed the database at a time. */
const SEED_LOCK = 7_140_002;
/** Key of the time of the first start and of the seed in the database. */
const SEED_STATE = "seed";
/** Raised when the same content is stored in another form, so that every database is seeded again. */
const SEED_FORMAT = 8;
const seedStateSchema = v.object({ digest: v.string(), firstStart: v.pipe(v.string(), v.isoTimestamp()) });
/** Written by players: seeded at the first start only. */
const WRITTEN_BY_PLAYERS: ReadonlySet<keyof SeedContent> = new Set(["reviews", "articles", "comments"]);
/** Reviews the ready accounts have already found helpful. */
const VOTED_REVIEWS = 12;

export interface SeedInput {
  readonly content: ContentSource;
  /** Time of this start; dates of the seed count from the first one. */
  readonly now: Date;
  /** Ready accounts are for environments other than live. */
  readonly withReadyAccounts: boolean;
}

/**
 * Fills an empty database, and updates published content (games, goods, notices, editorial content) where it has
 * changed. Texts and goods of players stay. It runs in one transaction, so that an aborted start leaves nothing behind,
 * and under a lock, so that only one of several processes seeds.
 */
export async function seedDatabase(database: Database, input: SeedInput): Promise<void> {
  const { now, withReadyAccounts } = input;
  await database.withExclusiveLock(SEED_LOCK, async () => {
    const seedState = v.safeParse(seedStateSchema, await readState(database.queries, SEED_STATE));
    const firstStart = seedState.success ? new Date(seedState.output.firstStart) : now;
    const content = input.content(firstStart);
    const digest = digestOf(content);
    if (seedState.success && seedState.output.digest === digest) return;
    await database.queries.transaction(async (transaction) => {
      await seedPublications(transaction, content, firstStart);
      if (!seedState.success) {
        await seedPlayers(transaction, { content, now, withReadyAccounts });
        await markStoredSearch(transaction);
      }
      await writeState(transaction, SEED_STATE, { digest, firstStart: firstStart.toISOString() });
    });
    await tidyCatalogue(database.queries);
  });
}

/**
 * Digest of the published content and of the version of the HTML rules. Content by players is seeded once and not part
 * of it.
 */
function digestOf(content: SeedContent): string {
  const published = (Object.keys(content) as (keyof SeedContent)[])
    .filter((name) => !WRITTEN_BY_PLAYERS.has(name))
    .map((name) => [name, content[name]]);
  return createHash("sha256")
    .update(JSON.stringify([SEED_FORMAT, HTML_RULES_VERSION, published]))
    .digest("hex");
}

/** Inserts accounts with their posts and goods, only at the first start. */
async function seedPlayers(
  queries: Queries,
  { content, now, withReadyAccounts }: Omit<SeedInput, "content"> & { readonly content: SeedContent },
): Promise<void> {
  const gameCodes = new Set(content.games.map((game) => game.gameCode));
  const authors = new AuthorRows(now);
  const reviewRows = reviewRowsOf(
    content.reviews.filter((review) => gameCodes.has(review.gameCode)),
    authors,
    now,
  );
  const written = content.articles.filter((article) => gameCodes.has(article.gameCode));
  const articleRows = articleRowsOf(written, content.comments, authors, now);
  const articleIds = new Set(articleRows.map(({ id }) => id));
  const commentRows = commentRowsOf(
    content.comments.filter(({ articleId }) => articleIds.has(articleId)),
    authors,
    now,
  );
  const imageRows = articleImageRowsOf(written, authors, now);
  const { totals, languageTotals } = reviewTotalRowsOf(reviewRows);
  await insertInBatches(queries, accounts, authors.all());
  await insertInBatches(queries, reviews, reviewRows);
  await insertInBatches(queries, ownedGoods, ownershipRowsOf(reviewRows, content.goods));
  await upsertInBatches(queries, reviewTotals, [reviewTotals.gameCode], totals);
  await insertInBatches(queries, reviewLanguageTotals, languageTotals);
  await insertInBatches(queries, articles, articleRows);
  await insertInBatches(queries, boardImages, imageRows);
  await insertInBatches(queries, comments, commentRows);
  if (withReadyAccounts) {
    const helpful = reviewRows.toSorted((one, other) => (other.helpfulCount ?? 0) - (one.helpfulCount ?? 0));
    const helpfulReviewIds = helpful.slice(0, VOTED_REVIEWS).map((review) => review.id);
    await seedReadyAccounts(queries, { firstStart: now, helpfulReviewIds });
  }
}
