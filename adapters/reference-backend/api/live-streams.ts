import type { Context, Hono, MiddlewareHandler } from "hono";
import * as v from "valibot";
import { LIVE_PATH, type LiveEvent, liveTopicsSchema, MAX_LIVE_TOPICS } from "#adapters/wire/live.ts";
import { closedGamesOf } from "../domain/catalogue/closed-games.ts";
import type { LiveHub } from "../domain/live/live-hub.ts";
import { accountTopic } from "../domain/live/live-topics.ts";
import { createOpenStreams } from "../domain/live/open-streams.ts";
import type { NewsListener } from "../domain/notifications/news-rounds.ts";
import { sessionTopic } from "../domain/session/session-topic.ts";
import { isSessionLive, type Player } from "../domain/session/sessions.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { CallRefusal, invalidInput } from "../http/call-refusal.ts";
import { injectFaults } from "../http/inject-faults.ts";
import { networkOfRequest } from "../http/rate-limit.ts";
import { openRequestScope } from "../http/request-scope.ts";
import { requireTopicAccess } from "../http/require-game-access.ts";
import type { Services } from "../services.ts";
import { unreadCountOf } from "./notification-calls.ts";

/** Interval of comments: they keep the connection open where a proxy ends silent ones, and detect closed ones. */
const HEARTBEAT_MS = 20_000;
/** After so long a stream ends, and the page opens a new one if its session still holds. */
const MAX_MS = 15 * 60_000;
/** Streams of one player; a further one ends the oldest. */
const MAX_STREAMS_OF_PLAYER = 12;
/**
 * Streams of one network, for more players than have the store open at a time behind one address, and those of its guests.
 * A further one is refused: its page asks for changes at intervals.
 */
const MAX_STREAMS_OF_NETWORK = 240;
const MAX_STREAMS_OF_GUESTS = 120;
/** Several changes within this time are sent once. */
const GATHER_MS = 100;

export interface LiveStreams {
  /** Ends all streams and refuses new ones: pages reconnect to another process, or later. */
  end(): void;
  /** Pages of players that listen now. */
  listeners(): readonly NewsListener[];
}

/**
 * Sends changes to open pages by server-sent events: `unread` with the unread count of the player, at the start and
 * when it may have changed, and `changed` with the name of a subscribed topic. Events carry states, not steps, so a
 * page that was disconnected misses nothing.
 */
export function serveLive(
  app: Hono<BackendEnvironment>,
  services: Services,
  input: {
    readonly hub: LiveHub;
    readonly readNow: () => Promise<Date>;
    readonly limit: MiddlewareHandler<BackendEnvironment>;
  },
): LiveStreams {
  const open = createOpenStreams();
  const listeners = new Set<NewsListener>();
  let isClosing = false;

  const openScope: MiddlewareHandler<BackendEnvironment> = async (context, next) => {
    const { traceId, now } = context.var;
    const { clientAddress, network, drop } = context.env;
    const request = { call: "live", service: "notification", path: context.req.path, now, drop } as const;
    const fault = await injectFaults(services, request);
    if (fault !== null) return fault;
    const asked = { traceId, clientAddress, network, now, isBackground: true };
    context.set("scope", await openRequestScope(context.req.raw, services, asked));
    await next();
    return;
  };

  app.get(LIVE_PATH, openScope, input.limit, async (context) => {
    // A page may ask again on a connection that is still open.
    if (isClosing) return noStream(context);
    const { session } = context.var.scope;
    const topics = readTopics(context.req.queries("topic") ?? []);
    if (session === null && topics.length === 0) throw new CallRefusal(401, "SESSION_REQUIRED", "Sign in to do this.");
    await requireTopicAccess(topics, context.var.scope);
    const player = session?.player ?? null;
    const network = networkOfRequest(context);
    const guests = network === undefined ? undefined : `guests:${network}`;
    const limits = [
      player === null
        ? { owner: guests, max: MAX_STREAMS_OF_GUESTS, endsOldest: false }
        : { owner: player.accountId, max: MAX_STREAMS_OF_PLAYER, endsOldest: true },
      { owner: network, max: MAX_STREAMS_OF_NETWORK, endsOldest: false },
    ];
    if (!open.hasRoom(limits)) return noStream(context);
    const keep = (end: () => void) => open.add(limits, end);
    const sessionId = session?.publicId ?? null;
    const { body, isListening } = openStream({ ...input, services, listeners, player, sessionId, topics, keep });
    // Respond only once the subscription is active, so that the client misses no change.
    await isListening;
    return new Response(body, {
      headers: {
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-store",
        // Proxies such as nginx buffer a response unless this header forbids it.
        "X-Accel-Buffering": "no",
      },
    });
  });

  return {
    end: () => {
      isClosing = true;
      open.endAll();
    },
    listeners: () => [...listeners],
  };
}

/** The answer that opens no stream. */
const noStream = (context: Context<BackendEnvironment>): Response => context.body(null, 204);

function openStream(input: {
  readonly services: Services;
  readonly hub: LiveHub;
  readonly readNow: () => Promise<Date>;
  readonly listeners: Set<NewsListener>;
  readonly player: Player | null;
  readonly sessionId: string | null;
  readonly topics: readonly string[];
  readonly keep: (end: () => void) => () => void;
}): { readonly body: ReadableStream<Uint8Array>; readonly isListening: Promise<void> } {
  const { services, hub, listeners, player, sessionId, topics } = input;
  const encoder = new TextEncoder();
  const endings: (() => void)[] = [];
  let isOver = false;
  const finish = () => {
    isOver = true;
    for (const ending of endings.splice(0)) ending();
  };
  const listening = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const write = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text));
      };
      const send = ({ event, data }: LiveEvent) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const end = () => {
        if (isOver) return;
        finish();
        controller.close();
      };
      const waitFor = async (topic: string, onTopic: () => void | Promise<void>) => {
        const stop = await hub.subscribe(
          topic,
          gathered(() => {
            // A database that is away now is noticed by the next call of the page.
            Promise.resolve(onTopic()).catch(end);
          }),
        );
        if (isOver) stop();
        else endings.push(stop);
      };
      endings.push(input.keep(end));
      const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);
      const longest = setTimeout(end, MAX_MS);
      endings.push(
        () => clearInterval(heartbeat),
        () => clearTimeout(longest),
      );
      write(":\n\n");
      try {
        if (sessionId !== null) {
          const endWithSession = async () => {
            if (!(await isSessionLive(services.database.queries, sessionId, await input.readNow()))) end();
          };
          await waitFor(sessionTopic(sessionId), endWithSession);
          // The session may have ended before the listener was added.
          await endWithSession();
        }
        for (const topic of topics) await waitFor(topic, () => send({ event: "changed", data: { topic } }));
        if (player !== null) {
          const { accountId } = player;
          let lastSent: number | null = null;
          const reader = { accountId, closedGames: closedGamesOf(player, services.access) };
          const countUnread = (now: Date) => unreadCountOf(services.database.queries, reader, now);
          const sendCount = (unread: number) => {
            lastSent = unread;
            send({ event: "unread", data: { unread_count: unread } });
          };
          const sendUnreadCount = async () => sendCount(await countUnread(await input.readNow()));
          const listener: NewsListener = {
            player,
            resend: async (now) => {
              const unread = await countUnread(now);
              if (unread !== lastSent) sendCount(unread);
            },
          };
          await waitFor(accountTopic(accountId), sendUnreadCount);
          await sendUnreadCount();
          if (!isOver) {
            listeners.add(listener);
            endings.push(() => listeners.delete(listener));
          }
        }
        listening.resolve();
      } catch (failure) {
        end();
        listening.reject(failure);
      }
    },
    cancel: finish,
  });
  return { body, isListening: listening.promise };
}

/** Coalesces calls: `act` runs once for all calls within `GATHER_MS`. */
function gathered(act: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      act();
    }, GATHER_MS);
  };
}

function readTopics(given: readonly string[]): readonly string[] {
  const topics = v.safeParse(liveTopicsSchema, [...new Set(given)]);
  if (topics.success) return topics.output;
  throw invalidInput({ field: "query.topic", message: `At most ${MAX_LIVE_TOPICS} names such as article:1234.` });
}
