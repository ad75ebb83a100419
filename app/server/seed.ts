import { parseArgs } from "node:util";
import pino from "pino";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { seedLargeCatalogue } from "#adapters/reference-backend/seed/large-catalogue.ts";
import { readSettings } from "#app/configuration/settings.ts";
import { openPublisher } from "./open-publisher.ts";
import { readContent } from "./read-content.ts";
import { createWork } from "./work/create-work.ts";

const USAGE = "usage: npm run seed -- --games <number of games to add, 1 to 1000000>";

function readCount(): number {
  const { values } = parseArgs({ options: { games: { type: "string" } } });
  const count = Number(values.games);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) throw new Error(USAGE);
  return count;
}

/** Adds a large catalogue to the configured database; a new database gets its content first. */
async function seed(): Promise<void> {
  const count = readCount();
  const settings = readSettings(process.env);
  if (settings.publisher.kind !== "embedded") throw new Error("a remote publisher API cannot be filled from here");
  const logger = pino({ level: "error" });
  const work = createWork(new URL("./work/thread.ts", import.meta.url), { onError: (err) => logger.error(err) });
  const publisher = await openPublisher(settings, logger, work);
  await publisher.close();
  await work.close();
  const database = await openDatabase({
    databaseUrl: settings.publisher.databaseUrl ?? undefined,
    dataFolder: settings.publisher.dataDirectory,
  });
  const now = new Date();
  await seedLargeCatalogue(database, {
    count,
    models: readContent(settings.publisher.contentDirectory)(now).games,
    now,
    onProgress: (done) => process.stdout.write(`\r${done} of ${count} games`),
  });
  await database.close();
  process.stdout.write("\n");
}

seed().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
