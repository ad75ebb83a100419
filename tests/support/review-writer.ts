import { createReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { accounts, ownedGames } from "#adapters/reference-backend/database/schema/index.ts";
import { SESSION_COOKIE } from "#adapters/reference-backend/domain/session/session-cookie.ts";
import { startSession } from "#adapters/reference-backend/domain/session/sessions.ts";
import { createTestWork } from "#tests/support/test-work.ts";
import { createNoopLogger } from "./noop-logger.ts";
import { testContent } from "./test-content.ts";

/**
 * A separate process for tests that kill it: opens the database of `DATA_DIR` or `DATABASE_URL`, then posts one review
 * after the other and prints the id of each acknowledged one. `ROUND` keeps its players apart from others'.
 */
const { DATA_DIR = "", DATABASE_URL, ROUND = "0" } = process.env;
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataFolder: DATA_DIR });
const backend = await createReferenceBackend({
  database,
  clock: { now: Date.now },
  environment: "sb",
  pageTexts: () => undefined,
  picturesRoot: "unused",
  work: createTestWork(),
  logger: createNoopLogger(),
  content: { ...testContent, reviews: [] },
});

for (let number = 0; ; number += 1) {
  const id = `writer-${ROUND}-${number}`;
  const now = new Date();
  await database.queries
    .insert(accounts)
    .values({ id, nickname: id, countryCode: "KR", credentialCodes: [], createdAt: now });
  await database.queries.insert(ownedGames).values({ accountId: id, gameCode: "tl", playMinutes: 1 });
  const { token } = await startSession(database.queries, {
    accountId: id,
    client: { browser: "", system: "", shell: "web" },
    now,
  });
  const answer = await backend.fetch(
    new Request("http://localhost/api/store/games/tl/reviews", {
      method: "POST",
      body: JSON.stringify({ content: "Written until the lights go out.", score: (number % 5) + 1 }),
      headers: { "Content-Type": "application/json", Cookie: `${SESSION_COOKIE}=${token}` },
    }),
  );
  const review = (await answer.json()) as { readonly id?: string };
  if (review.id === undefined) throw new Error(JSON.stringify(review));
  process.stdout.write(`${review.id}\n`);
}
