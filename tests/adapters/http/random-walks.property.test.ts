import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpGateways, type HttpGateways } from "#adapters/http/http-gateways.idle.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import type { ReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import fc from "#tests/support/fast-check.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { createHttpViewer, type HttpViewer } from "#tests/support/http-viewer.ts";
import type { LocalServer } from "#tests/support/local-server.ts";
import { openBackend, serveBackend } from "#tests/support/serve-backend.ts";

/** Walks of a run: a short form, the same each time, beside the other tests; hundreds by `npm run soak`, others each time. */
const WALKS = Number(process.env.SOAK_WALKS ?? 8);
const SEED = process.env.SOAK_WALKS === undefined ? { seed: 2026 } : {};
const STEPS = 25;

/** Fate of one request on the network. */
const FATES = [
  /** The request never reaches the server. */
  "lost request",
  /** The server has done it, and its answer never reaches the player. */
  "lost answer",
  /** Something on the way sends it twice. */
  "sent twice",
  /** A proxy on the way answers instead of the server. */
  "refused on the way",
  "truncated answer",
  "good",
] as const;
type Fate = (typeof FATES)[number];

const GAMES = ["tl", "lin2", "bns2"];
const GOODS = ["lin2-deluxe", "aion-deluxe"];
const OWNED_GAMES = ["lin2", "bns2"];
const TABS = 2;

/** Action of a player in one of the tabs. */
type Act =
  | { readonly does: "keep" | "drop"; readonly game: string }
  | { readonly does: "put into the cart" | "take out of the cart"; readonly goods: string }
  | { readonly does: "write a review" | "delete the review"; readonly game: string; readonly words: string };

interface Step {
  readonly act: Act;
  readonly tab: number;
  /** Fates of the tries one after the other; after them the network is good. */
  readonly fates: readonly Fate[];
}

const words = fc.integer({ min: 1, max: 999 }).map((number) => `The harbour at dusk, evening number ${number}.`);
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ does: fc.constantFrom("keep", "drop"), game: fc.constantFrom(...GAMES) }),
  fc.record({ does: fc.constantFrom("put into the cart", "take out of the cart"), goods: fc.constantFrom(...GOODS) }),
  fc.record({
    does: fc.constantFrom("write a review", "delete the review"),
    game: fc.constantFrom(...OWNED_GAMES),
    words,
  }),
);
const steps: fc.Arbitrary<Step> = fc.record({
  act: acts,
  tab: fc.nat({ max: TABS - 1 }),
  fates: fc.array(fc.constantFrom(...FATES), { maxLength: 3 }),
});

let backend: ReferenceBackend;
let server: LocalServer;
let visitor: HttpViewer;
beforeAll(async () => {
  backend = await openBackend();
  server = await serveBackend(backend);
  visitor = await createHttpViewer(() => server.origin).signIn("player-kr");
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

/** One tab of the player's browser; `fates` are the fates of its next requests. */
function openTab(fates: Fate[]): HttpGateways {
  const send = (address: string, init: RequestInit) => visitor.fetch(address, init);
  return createHttpGateways({
    ...buildHttpClientOptions({
      sessionId: createSessionId(),
      fetch: async (address, init) => {
        switch (fates.shift() ?? "good") {
          case "lost request":
            throw new TypeError("Failed to fetch");
          case "lost answer":
            await send(address, init);
            throw new TypeError("Failed to fetch");
          case "sent twice":
            await send(address, init);
            return send(address, init);
          case "refused on the way":
            return new Response("<h1>Bad gateway</h1>", { status: 502 });
          case "truncated answer": {
            const answer = await send(address, init);
            return new Response((await answer.text()).slice(0, -1), answer);
          }
          default:
            return send(address, init);
        }
      },
    }),
    wstaticDomain: "",
  });
}

/** Writes that the player knows to be done. */
interface Known {
  readonly favorites: Set<string>;
  readonly cart: Set<string>;
  readonly reviews: Map<string, string>;
}

/** Content of the server, each entry as often as it exists. */
async function readServer({ favorites, cart, reviews }: HttpGateways) {
  const kept = expectValue(await favorites.list());
  const { lines } = expectValue(await cart.get());
  const own = await Promise.all(
    OWNED_GAMES.map(async (game) => [game, expectValue(await reviews.getOwn(game))] as const),
  );
  return {
    favorites: kept.filter(({ type }) => type === "game").map(({ id }) => id),
    cart: lines.map(({ goods, quantity }) => [goods.goodsId, quantity] as const),
    reviews: own.flatMap(([game, review]) =>
      review === null || review.isDeleted ? [] : [[game, review.id, review.content] as const],
    ),
  };
}

/** Repeats until an answer arrives: the player presses again, and the write is sent under the same key. */
async function persist(attempt: () => Promise<Result<unknown>>): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const result = await attempt();
    if (result.ok) return;
    const { failure } = result;
    if (failure.kind === "status" && failure.status < 500) throw new Error(JSON.stringify(failure));
  }
  throw new Error("the network did not come back");
}

let keys = 0;

async function take({ act }: Step, gateways: HttpGateways, known: Known): Promise<void> {
  keys += 1;
  const key = `walk-${keys}`;
  const { favorites, cart, reviews } = gateways;
  switch (act.does) {
    case "keep":
      await persist(() => favorites.keep({ type: "game", id: act.game }));
      known.favorites.add(act.game);
      return;
    case "drop":
      await persist(() => favorites.drop({ type: "game", id: act.game }));
      known.favorites.delete(act.game);
      return;
    case "put into the cart":
      if (known.cart.has(act.goods)) return;
      await persist(() => cart.add(act.goods, 1, key));
      known.cart.add(act.goods);
      return;
    case "take out of the cart":
      await persist(() => cart.remove(act.goods));
      known.cart.delete(act.goods);
      return;
    case "write a review": {
      const draft = { content: act.words, score: 4, isSpoiler: false };
      const own = expectValue(await openTab([]).reviews.getOwn(act.game));
      if (own === null || own.isDeleted) await persist(() => reviews.post(act.game, draft, key));
      else await persist(() => reviews.edit(act.game, own.id, draft));
      known.reviews.set(act.game, act.words);
      return;
    }
    case "delete the review": {
      const own = expectValue(await openTab([]).reviews.getOwn(act.game));
      if (own === null || own.isDeleted) return;
      await persist(() => reviews.remove(act.game, own.id));
      known.reviews.delete(act.game);
      return;
    }
  }
}

test(`under any network faults, no action of a player is lost or done twice (${WALKS} walks)`, async () => {
  const calm = openTab([]);
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: STEPS }), async (walk) => {
      const before = await readServer(calm);
      const known: Known = {
        favorites: new Set(before.favorites),
        cart: new Set(before.cart.map(([goodsId]) => goodsId)),
        reviews: new Map(before.reviews.map(([game, , content]) => [game, content])),
      };
      const averages = new Map(
        await Promise.all(
          OWNED_GAMES.map(async (game) => [game, expectValue(await calm.reviews.getAverage(game)).count] as const),
        ),
      );
      const fates: Fate[][] = Array.from({ length: TABS }, () => []);
      const tabs = fates.map(openTab);
      for (const step of walk) {
        fates[step.tab]?.splice(0, Number.POSITIVE_INFINITY, ...step.fates);
        await take(step, tabs[step.tab] as HttpGateways, known);
      }
      const after = await readServer(calm);
      expect(after.favorites.toSorted()).toEqual([...known.favorites].toSorted());
      expect(after.cart.toSorted()).toEqual([...known.cart].toSorted().map((goodsId) => [goodsId, 1]));
      expect(new Map(after.reviews.map(([game, , content]) => [game, content]))).toEqual(known.reviews);
      for (const game of OWNED_GAMES) {
        const had = before.reviews.some(([reviewed]) => reviewed === game) ? 1 : 0;
        const has = known.reviews.has(game) ? 1 : 0;
        expect(expectValue(await calm.reviews.getAverage(game)).count).toBe((averages.get(game) ?? 0) - had + has);
      }
    }),
    { ...SEED, numRuns: WALKS, interruptAfterTimeLimit: 1_800_000 },
  );
}, 2_000_000);
