import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { games } from "#adapters/reference-backend/database/schema/index.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describeRules("pre-registration on %s", (kind) => {
  let players = 0;

  const store = openTestStore(kind);

  const newPlayer = async (): Promise<TestViewer> => {
    players += 1;
    const visitor = store.visitor();
    await visitor.register(`early-${kind}-${players}`);
    return visitor;
  };
  const register = (visitor: TestViewer, notify: boolean) =>
    visitor.fetch("/api/store/games/h3/pre-registration", { method: "PUT", json: { notify } });
  const newsOf = async (visitor: TestViewer): Promise<readonly string[]> => {
    store.passTime(MINUTE_MS);
    const { notifications } = await visitor.json<{ notifications: { kind: string; title: string }[] }>(
      "/notification/api/notifications",
    );
    return notifications.filter((news) => news.kind === "release").map(({ title }) => title);
  };
  const schedule = (change: Partial<typeof games.$inferInsert>) =>
    store.database.queries.update(games).set(change).where(eq(games.gameCode, "h3"));

  test("notifies once when the pre-install opens, and once at launch, those who want to be notified", async () => {
    const [eager, quiet, gone] = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const [visitor, notify] of [
      [eager, true],
      [quiet, false],
      [gone, true],
    ] as const) {
      expect((await register(visitor, notify)).status).toBe(200);
    }
    await gone.fetch("/api/store/games/h3/pre-registration", { method: "DELETE" });
    const openAt = store.now() + HOUR_MS;
    const releaseAt = openAt + HOUR_MS;
    await schedule({
      preInstallSizeBytes: 1_000,
      preInstallFrom: new Date(openAt),
      releaseAt: new Date(releaseAt),
      launchCountries: ["KR"],
    });
    expect(await newsOf(eager)).toEqual([]);

    store.passTime(HOUR_MS);
    const opened = await newsOf(eager);
    expect(opened).toEqual([expect.stringContaining("H3")]);
    expect(await newsOf(eager)).toEqual(opened);

    store.passTime(HOUR_MS);
    expect(await newsOf(eager)).toHaveLength(2);
    expect(await newsOf(eager)).toHaveLength(2);
    expect(await newsOf(quiet)).toEqual([]);
    expect(await newsOf(gone)).toEqual([]);
  });

  test("earns the reward of those who come first", async () => {
    const visitor = await newPlayer();
    const statusOf = async () => {
      const { rewards } = await visitor.json<{ rewards: { id: string; progress: { current: number } }[] }>(
        "/api/store/rewards",
      );
      return rewards.find(({ id }) => id === "first-in-line");
    };
    const before = await statusOf();
    await visitor.fetch("/api/store/games/lms/pre-registration", { method: "PUT", json: { notify: false } });
    expect(before?.progress.current).toBe(0);
    expect((await statusOf())?.progress.current).toBe(1);
  });
});
