import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import type { Localized, SeedContent, SeedReview } from "#adapters/reference-backend/content/content-types.ts";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { createReferenceBackend, type ReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { createTestWork, endingWork } from "#tests/support/test-work.ts";
import type { LocalServer } from "./local-server.ts";
import { TEST_TOOLS_TOKEN } from "./test-tools.ts";

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

/** Languages whose long texts are not written yet. */
const WITHOUT_LONG_TEXTS: readonly string[] = ["fr-FR", "pl-PL"];

/** Texts by language, those of languages without long texts changed by `shorten`. */
const shortened = <Text>(texts: Localized<Text>, shorten: (text: Text) => Text): Localized<Text> => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(texts).map(([tag, text]) => [tag, WITHOUT_LONG_TEXTS.includes(tag) ? shorten(text) : text]),
  ),
});

/** The store's own content, as it is while long texts are missing in some languages, with reviews of our own. */
const content: SeedContent = {
  ...seedContent,
  games: seedContent.games.map((game) => ({
    ...game,
    texts: shortened(game.texts, (text) => ({ ...text, descriptionHtml: "" })),
  })),
  notices: seedContent.notices.map((notice) => ({
    ...notice,
    texts: shortened(notice.texts, (text) => ({ ...text, bodyHtml: "" })),
  })),
  staticArticles: seedContent.staticArticles.map((article) => {
    const { "en-US": english, ...others } = article.texts;
    const written = Object.entries(others).filter(([tag]) => !WITHOUT_LONG_TEXTS.includes(tag));
    return { ...article, texts: { "en-US": english, ...Object.fromEntries(written) } };
  }),
  reviews: buildReviews(),
};

/** User agent of the app that opens an address in place of a page: see `openedInApp`. */
const APP = "TestApp/1";

/** A request that names itself so with a header comes from an app: scripts of pages can't leave out where they are from. */
function openedInApp(request: Request): Request {
  if (!request.headers.has("X-Opened-In-App")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Sec-Fetch-Site");
  headers.set("User-Agent", `${headers.get("User-Agent")} ${APP}`);
  return new Request(request, { headers });
}

/** The reference backend on a fresh database in memory: `content`, no limits of rate. */
export async function openBackend(): Promise<ReferenceBackend> {
  const work = createTestWork();
  const backend = await createReferenceBackend({
    database: await openDatabase({ dataFolder: "memory" }),
    clock: { now: Date.now },
    environment: "sb",
    testToolsToken: TEST_TOOLS_TOKEN,
    pageTexts: () => undefined,
    picturesRoot: PICTURES,
    logger: createNoopLogger(),
    ownedDomains: ["owned.example.com"],
    content: () => content,
    rateLimits: { reads: 0, writes: 0, signIns: 0, registrations: 0 },
    work,
    appMarks: [APP],
  });
  const fetch: ReferenceBackend["fetch"] = (request, connection) => backend.fetch(openedInApp(request), connection);
  return endingWork({ ...backend, fetch }, work);
}

/** A backend on loopback, on a free port. Closing the server leaves the backend open. */
export async function serveBackend(backend: ReferenceBackend): Promise<LocalServer> {
  const server = createAdaptorServer({ fetch: (request) => backend.fetch(request), overrideGlobalObjects: false });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
