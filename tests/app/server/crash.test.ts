import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { createHttpViewer, type HttpViewer } from "../../support/http-viewer.ts";
import { type PostgresServer, startPostgresServer } from "../../support/postgres-server.ts";
import { type RunningStore, startStore } from "../../support/start-store.ts";
import { copySeededFolder } from "./seeded-store.ts";

const ROUNDS = 2;
/** Numbers of acknowledged edits after which the process is killed while one edit of each review is running. */
const EDITS_BEFORE_THE_KILL = 60;

/** One review that is edited over and over, each time with the next number in its text. */
interface Chronicle {
  readonly player: HttpViewer;
  readonly gameCode: string;
  readonly reviewId: string;
  /** Number of the last edit that was sent, and of the last one that was acknowledged. */
  sent: number;
  acknowledged: number;
}

const textOf = (edit: number) => `Edit number ${edit} of a review that outlives the process.`;

async function beginChronicle(player: HttpViewer, gameCode: string): Promise<Chronicle> {
  const answer = await player.fetch(`/api/store/games/${gameCode}/reviews`, {
    method: "POST",
    json: { content: textOf(0), score: 3 },
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
  if (answer.status !== 200) throw new Error(`${gameCode}: ${answer.status} ${await answer.text()}`);
  return { player, gameCode, reviewId: (await answer.json()).id, sent: 0, acknowledged: 0 };
}

/** Edits until the connection breaks. */
async function keepEditing(chronicle: Chronicle, onAcknowledged: () => void): Promise<void> {
  const { player, gameCode, reviewId } = chronicle;
  for (;;) {
    chronicle.sent += 1;
    const edit = chronicle.sent;
    try {
      const answer = await player.fetch(`/api/store/games/${gameCode}/reviews/${reviewId}`, {
        method: "PATCH",
        json: { content: textOf(edit), score: 1 + (edit % 5) },
      });
      await answer.json();
      if (answer.status !== 200) throw new Error(`an edit was answered with ${answer.status}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("an edit was")) throw error;
      return;
    }
    chronicle.acknowledged = edit;
    onAcknowledged();
  }
}

/** Edits everything at once until enough is acknowledged, kills the store, and starts it again. */
async function killWhileEditing(
  chronicles: readonly Chronicle[],
  store: RunningStore,
  settings: Readonly<Record<string, string>>,
): Promise<RunningStore> {
  let acknowledged = 0;
  await new Promise<void>((resolve) => {
    const count = () => {
      acknowledged += 1;
      if (acknowledged === EDITS_BEFORE_THE_KILL) void store.kill().then(resolve);
    };
    for (const chronicle of chronicles) void keepEditing(chronicle, count);
  });
  return startStore(settings);
}

/** Nothing acknowledged is missing, and no edit is there in part. */
async function expectWhole({ player, gameCode, acknowledged, sent }: Chronicle): Promise<void> {
  const own = await (await player.fetch(`/api/store/games/${gameCode}/reviews/me`)).json();
  const kept = Number(/number (\d+)/.exec(own.reviews[0].content)?.[1]);
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept).toBeLessThanOrEqual(sent);
  expect(own.reviews[0]).toMatchObject({ content: textOf(kept), score: kept === 0 ? 3 : 1 + (kept % 5) });
}

interface Distribution {
  readonly count: number;
  readonly distribution: Readonly<Record<string, number>>;
}

function describeCrash(
  kind: string,
  open: () => Promise<{ settings: Record<string, string>; close(): Promise<void> }>,
) {
  describe(`a store on ${kind} that is killed in the middle of writes`, () => {
    let database: Awaited<ReturnType<typeof open>>;
    let store: RunningStore;
    beforeAll(async () => {
      database = await open();
      store = await startStore(database.settings);
    });
    afterAll(async () => {
      await store.stop();
      await database.close();
    });

    it("has every acknowledged write after the next start, and no half of another", async () => {
      const chronicles: Chronicle[] = [];
      for (const account of READY_ACCOUNTS) {
        const player = await createHttpViewer(() => store.origin).signIn(account.userName);
        for (const { gameCode } of account.ownedGames) chronicles.push(await beginChronicle(player, gameCode));
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        store = await killWhileEditing(chronicles, store, database.settings);
        for (const chronicle of chronicles) await expectWhole(chronicle);
      }
      for (const { gameCode } of chronicles) {
        const totals: Distribution = await (
          await fetch(`${store.origin}/api/store/games/${gameCode}/reviews/scores/average`)
        ).json();
        expect(Object.values(totals.distribution).reduce((sum, value) => sum + value, 0)).toBe(totals.count);
      }
    });
  });
}

describeCrash("PGlite", async () => ({
  settings: { DATA_DIR: await copySeededFolder(), LOG_LEVEL: "warn" },
  close: async () => {},
}));

describeCrash("PostgreSQL", async () => {
  const postgres: PostgresServer = await startPostgresServer();
  return {
    settings: { DATABASE_URL: await postgres.createDatabase(), LOG_LEVEL: "warn" },
    close: postgres.stop,
  };
});
