import type { QueryClient } from "@tanstack/react-query";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { OutboxEntry } from "#core/outbox/outbox.ts";
import { type OutboxReport, sendOutbox } from "#core/outbox/send-outbox.ts";
import { boardCacheOf } from "./board-cache.ts";
import { CART_TOPIC, cartQuery } from "./cart.ts";
import { direct } from "./direct-calls.ts";
import { FAVORITES_TOPIC, favoritesQuery } from "./favorites.ts";
import { OUTBOX_TOPIC, readOutboxAnew } from "./outbox.ts";
import type { QueryScope } from "./query-scope.ts";
import { reviewCacheOf } from "./review-cache.ts";

const NOTHING: OutboxReport = { sent: [], conflicts: [], againAfterMs: null };

/** What a server would say that compares drafts by itself. */
const GONE_ON_WITH_ELSEWHERE: RequestFailure = {
  kind: "status",
  status: 409,
  code: "DRAFT_OVERTAKEN",
  message: "the draft on the server is later",
  traceId: null,
  details: null,
  retryAfterSeconds: null,
};

/** Sends what the player of this page has done without a connection, and shows what the server has made of it. */
export async function sendWaiting(scope: QueryScope, client: QueryClient): Promise<OutboxReport> {
  const { ports, visit } = scope;
  const userId = visit.get().user?.userId;
  if (userId === undefined) return NOTHING;
  const report = await sendOutbox({
    store: ports.outbox,
    userId,
    now: ports.clock.now,
    isSignedIn: async () => {
      // Another tab may have signed in with another account since this page was loaded.
      const now = await ports.session.getUser();
      return now.ok ? now.value?.userId === userId : null;
    },
    send: async (entry) => {
      const result = await send(scope, entry);
      await showAnswer(scope, client, entry);
      return result;
    },
  });
  await readOutboxAnew(scope, client);
  ports.tabs.tell(OUTBOX_TOPIC);
  return report;
}

async function send({ ports }: QueryScope, { key, write, writtenAtMs }: OutboxEntry): Promise<Result<unknown>> {
  switch (write.kind) {
    case "favorite": {
      const favorites = direct(ports.favorites);
      return write.isKept ? favorites.keep(write.favorite) : favorites.drop(write.favorite);
    }
    case "cart":
      return direct(ports.cart).add(write.goodsId, 1, key);
    case "quantity": {
      const cart = direct(ports.cart);
      return write.quantity === 0 ? cart.remove(write.goodsId) : cart.changeQuantity(write.goodsId, write.quantity);
    }
    case "review":
      return direct(ports.reviews).post(write.gameCode, write.draft, key);
    case "comment":
      return direct(ports.community).postComment(write.article, write.draft, write.replyTo, key);
    case "draft": {
      const community = direct(ports.community);
      const kept = await community.getDraft(write.place);
      if (!kept.ok) return kept;
      if (kept.value === null || (instantToMs(kept.value.updatedAt) ?? 0) <= writtenAtMs) {
        return community.saveDraft(write.place, write.draft);
      }
      // The editor goes on with the later one: what was written here would be nowhere any more.
      const { title, body } = write.draft;
      const isThere = kept.value.title === title && kept.value.body === body;
      return isThere ? succeed(null) : fail(GONE_ON_WITH_ELSEWHERE);
    }
  }
}

/** Asks anew for what a write has changed, or has not changed after all. */
async function showAnswer(scope: QueryScope, client: QueryClient, { write }: OutboxEntry): Promise<void> {
  const { tabs } = scope.ports;
  switch (write.kind) {
    case "favorite":
      tabs.tell(FAVORITES_TOPIC);
      await client.invalidateQueries({ queryKey: favoritesQuery(scope).queryKey });
      break;
    case "cart":
    case "quantity":
      tabs.tell(CART_TOPIC);
      await client.invalidateQueries({ queryKey: cartQuery(scope).queryKey });
      break;
    case "review": {
      const cache = reviewCacheOf(scope, client, write.gameCode);
      await Promise.all([
        cache.readOwn().catch(() => null),
        cache.refetchLists(),
        cache.refetchAverage(),
        cache.refetchOwnGameRecord(),
      ]);
      break;
    }
    case "comment":
      await boardCacheOf(scope, client, write.article).readAnew();
      break;
    case "draft":
      break;
  }
}
