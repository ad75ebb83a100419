import { onTestFinished } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { withDatabase } from "#tests/support/database.ts";
import { startTestBackend, type TestBackend, type TestViewer } from "#tests/support/test-backend.ts";

/** Two processes of the backend on one PostgreSQL, which end with the test. */
export async function openTwoProcesses(
  options: NonNullable<Parameters<typeof startTestBackend>[1]>,
): Promise<readonly [TestBackend, TestBackend]> {
  const databases = await withDatabase("postgres");
  const databaseUrl = await databases.createAddress(options.content ?? defaultContent());
  const open = async () => startTestBackend(await openDatabase({ databaseUrl, dataFolder: "unused" }), options);
  const processes = [await open(), await open()] as const;
  onTestFinished(async () => {
    for (const process of processes) await process.close();
  });
  return processes;
}

/** The same browser at another process of the backend. */
export function atProcess({ cookies }: TestViewer, other: Pick<TestBackend, "visitor">): TestViewer {
  const visitor = other.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}
