import { expect, test } from "vitest";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { SHARED_FOR_MS } from "#adapters/reference-backend/http/shared-answers.ts";
import { withDatabase } from "#tests/support/database.ts";
import { startTestBackend } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";

const REVIEWS = "/api/store/games/tl/reviews";
const NEWEST = `${REVIEWS}?sort=newest`;

interface ReviewPage {
  readonly reviews: readonly { readonly content: string }[];
}

test("two processes on one database: one shows the writes of the other within a moment", async () => {
  const databases = await withDatabase("postgres");
  const databaseUrl = await databases.createAddress(testContent);
  const open = async () =>
    startTestBackend(await openDatabase({ databaseUrl, dataFolder: "unused" }), { content: testContent });
  const one = await open();
  const other = await open();
  const newest = async () => (await other.visitor().json<ReviewPage>(NEWEST)).reviews[0]?.content;
  const before = await newest();
  const stateBefore = await other.backend.guestState();
  const player = one.visitor();
  await player.register("sharing-writer");
  await player.fetch(REVIEWS, { method: "POST", json: { content: "Written next door.", score: 5 } });
  const writtenAt = performance.now();
  expect(before).not.toBe("Written next door.");
  // Pages that guests share are dropped with it.
  await expect.poll(() => other.backend.guestState(), { timeout: 2_000 }).not.toBe(stateBefore);
  await expect.poll(newest, { timeout: SHARED_FOR_MS + 5_000 }).toBe("Written next door.");
  expect(performance.now() - writtenAt).toBeLessThan(SHARED_FOR_MS + 2_000);
  await Promise.all([one.close(), other.close()]);
  await databases.close();
});
