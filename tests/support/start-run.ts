import { createTemplate } from "./seeded-folder.ts";
import { startTestRun } from "./template-folder.ts";

/** Playwright runs this before all journeys: their stores copy one data folder. The returned function removes it. */
export default async function startRun(): Promise<() => Promise<void>> {
  const endRun = await startTestRun();
  await createTemplate();
  return endRun;
}
