import { createSeededFolder } from "../support/seeded-folder.ts";
import { type SplitTopology, startSplitTopology } from "../support/split-topology.ts";
import { startStore } from "../support/start-store.ts";
import { expect, test } from "./journey.ts";
import { type WalkedStore, walkThrough } from "./whole-walk.ts";

const walkedStore = ({ origin, originOf }: SplitTopology, basePath = ""): WalkedStore => ({
  address: origin + basePath,
  local: `http://127.0.0.1:${new URL(origin).port}${basePath}`,
  signInOrigin: originOf("purple"),
  paymentOrigin: originOf("payment"),
  staticOrigin: originOf("static"),
});

/** What the page calls while it is left for another one. */
const LEFT = /net::ERR_ABORTED/;

test("a player walks through a store whose services are each at an origin of their own", async ({ page, diary }) => {
  diary.expectMessages(LEFT);
  const data = await createSeededFolder();
  const topology = await startSplitTopology({ database: { DATA_DIR: data.path } });
  await walkThrough(page, walkedStore(topology));
  await page.close();
  await topology.close();
  expect(topology.output()).not.toMatch(/"level":(4|5|6)0/);
  await data.remove();
});

test("a player walks through a store that uses another store as its publisher", async ({ page, diary }) => {
  diary.expectMessages(LEFT);
  const data = await createSeededFolder();
  const publisher = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent" });
  const store = await startStore({ PUBLISHER_API: publisher.origin, LOG_LEVEL: "silent" });
  const { origin } = store;
  await walkThrough(page, {
    address: origin,
    local: origin,
    signInOrigin: origin,
    paymentOrigin: origin,
    staticOrigin: origin,
  });
  await page.close();
  await store.stop();
  await publisher.stop();
  await data.remove();
});

test("a player walks through a store below a path, whose address is written with a slash at its end", async ({
  page,
  diary,
}) => {
  diary.expectMessages(LEFT);
  const data = await createSeededFolder();
  const topology = await startSplitTopology({
    database: { DATA_DIR: data.path },
    configuration: { basePath: "/store" },
  });
  await walkThrough(page, walkedStore(topology, "/store"));
  await page.close();
  await topology.close();
  await data.remove();
});
