import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import type { SeedReview } from "#adapters/reference-backend/content/content-types.ts";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { createReferenceBackend, type ReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { createTestWork, endingWork } from "#tests/support/test-work.ts";
import type { LocalServer } from "./local-server.ts";

const seedContent = defaultContent();

const PICTURES = fileURLToPath(new URL("../../adapters/reference-backend/art", import.meta.url));

/** Reviews of `tl`, by as many players: 45 of one star, 15 of each other score. */
function buildReviews(): readonly SeedReview[] {
  const scores = [1, 2, 3, 4, 5].flatMap((score) => Array.from({ length: score === 1 ? 45 : 15 }, () => score));
  return scores.map((score, index) => ({
    gameCode: "tl",
    language: index % 3 === 0 ? "ko" : "en",
    nickname: `reviewer ${index}`,
    content: `The wall held for ${index} nights and then it did not.`,
    score,
    createdOffsetHours: -1 - index,
    isSpoiler: false,
    helpfulCount: index % 7,
    unhelpfulCount: index % 2,
  }));
}

/** The reference backend on a fresh database in memory: its seed with a set of reviews of our own, no limits of rate. */
export async function openBackend(): Promise<ReferenceBackend> {
  const work = createTestWork();
  const backend = await createReferenceBackend({
    database: await openDatabase({ dataFolder: "memory" }),
    clock: { now: Date.now },
    environment: "sb",
    pageTexts: () => undefined,
    picturesRoot: PICTURES,
    logger: createNoopLogger(),
    ownedDomains: ["owned.example.com"],
    content: { ...seedContent, reviews: buildReviews() },
    rateLimits: { reads: 0, writes: 0, signIns: 0 },
    work,
  });
  return endingWork(backend, work);
}

/** A backend on loopback, on a free port. Closing the server leaves the backend open. */
export async function serveBackend(backend: ReferenceBackend): Promise<LocalServer> {
  const server = createAdaptorServer({ fetch: (request) => backend.fetch(request) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
