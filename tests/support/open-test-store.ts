import { afterAll, beforeAll } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { type DatabaseKind, withDatabase } from "./database.ts";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

type Options = NonNullable<Parameters<typeof startTestBackend>[1]>;

/**
 * A reference backend on a database of its own, opened before the tests of a file or a `describe` and closed after them.
 * Its content is that of the store unless `options` say otherwise.
 */
export function openTestStore(kind: DatabaseKind, options: Options = {}): Omit<TestBackend, "close"> {
  let store: TestBackend | undefined;
  beforeAll(async () => {
    const databases = await withDatabase(kind);
    store = await startTestBackend(await databases.open(options.content ?? defaultContent()), options);
  });
  afterAll(() => store?.close());
  const opened = (): TestBackend => {
    if (store === undefined) throw new Error("the store opens before the first test");
    return store;
  };
  return {
    get backend() {
      return opened().backend;
    },
    get database() {
      return opened().database;
    },
    passTime: (milliseconds) => opened().passTime(milliseconds),
    now: () => opened().now(),
    visitor: (from) => opened().visitor(from),
  };
}
