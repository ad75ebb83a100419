import { expect, test } from "vitest";
import type { Database } from "#adapters/reference-backend/database/database.ts";
import type { ControlState } from "#adapters/reference-backend/domain/controls/control-state.ts";
import { createControls } from "#adapters/reference-backend/domain/controls/controls.ts";

test("a change of the controls holds at once, also if a request has begun to read the former ones", async () => {
  const reading = Promise.withResolvers<{ readonly value: unknown }[]>();
  const queries = {
    select: () => ({ from: () => ({ where: () => reading.promise }) }),
    insert: () => ({ values: () => ({ onConflictDoUpdate: async () => undefined }) }),
  };
  const controls = createControls({ queries } as unknown as Database, () => 0);
  const request = controls.read();
  await controls.write({ country: "KR" } as ControlState);
  reading.resolve([{ value: { country: "JP" } }]);
  expect([(await request).country, (await controls.read()).country]).toEqual(["KR", "KR"]);
});
