import * as v from "valibot";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { buildLogEvent, type LogActor } from "#core/log-events/build-log-event.ts";
import { EVENTS_A_BATCH, EVENTS_WAIT_MS, MAX_STORED_EVENTS, WAITING_EVENTS } from "#core/log-events/constants.ts";
import type { ClickLog, LoggedClick } from "#core/ports/click-log.ts";
import type { ServerClock, SharedStorage } from "#core/ports/device.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import { sendLogEvents } from "../wire/log-calls.ts";
import { buildAddress } from "./request-address.ts";

export interface ClickLogOptions {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly configuration: Pick<RuntimeConfiguration, "envName" | "services">;
  readonly sharedStorage: SharedStorage;
  readonly clock: ServerClock;
  readonly readActor: () => LogActor;
  /** The window; its events announce that the page is hidden or closed. */
  readonly page?: ClickLogPage;
}

/** The part of a window that a log needs. */
export interface ClickLogPage {
  readonly navigator: { readonly onLine: boolean };
  readonly document: Pick<Document, "visibilityState" | "addEventListener">;
  addEventListener(type: "pagehide", listener: () => void): void;
}

const loggedClick = v.object({
  at: v.number(),
  event: v.object({ actorMessage: v.object({ string2: v.string() }), entityMessage: v.object({}) }),
});
/** Clicks on this device. Those of other versions or of foreign code are left out. */
const storedClicks = storedValue<readonly LoggedClick[]>(
  "clickLog",
  v.pipe(
    v.array(v.unknown()),
    v.transform((clicks) => clicks.filter(isLogged)),
  ),
  [],
);

/** Address for events (Spec §7): the live collector's own; on test environments a path of it. */
function addressOfCollector({ envName, services }: ClickLogOptions["configuration"]): string {
  // Without an address of its own the collector is a path of the Purple API.
  const isLiveHost = envName === "live" && services.logCollector !== "" && services.logCollector !== services.purple;
  return (isLiveHost ? services.logCollector : buildAddress(sendLogEvents, services, {}, {})) ?? sendLogEvents.path;
}

/**
 * Sends clicks to the log collector in batches: some seconds after the first, when there are many, and whenever the
 * page is hidden. Requests carry neither cookies nor session, because a failing collector must not sign a player out.
 * Unsent clicks wait for the next click; failures are not reported.
 */
export function createHttpClickLog(options: ClickLogOptions): ClickLog {
  const { sharedStorage, clock, readActor, page = window } = options;
  const address = addressOfCollector(options.configuration);
  let waiting: LoggedClick[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ofThisPlayer = ({ event }: LoggedClick) => event.actorMessage.string2 === readActor().userId;

  const post = async (batch: readonly LoggedClick[]): Promise<boolean> => {
    try {
      const answer = await options.fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(batch.map(({ event }) => event)),
        credentials: "omit",
        keepalive: true,
      });
      // The collector has refused it: it would again.
      return answer.status < 500 && answer.status !== 429;
    } catch {
      return false;
    }
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || !page.navigator.onLine) return;
    const batch = waiting.splice(0, EVENTS_A_BATCH);
    if (await post(batch)) return;
    waiting = [...batch, ...waiting].toSorted((one, other) => one.at - other.at).slice(-WAITING_EVENTS);
  };
  const flushAll = () => {
    for (let left = waiting.length; left > 0; left -= EVENTS_A_BATCH) void flush();
  };
  const flushSoon = () => {
    if (waiting.length >= EVENTS_A_BATCH) void flush();
    else timer ??= setTimeout(() => void flush(), EVENTS_WAIT_MS);
  };

  page.addEventListener("pagehide", flushAll);
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState === "hidden") flushAll();
  });

  return {
    record(click) {
      const event = buildLogEvent(readActor(), click);
      if (!event.ok) return;
      const logged = { at: clock.now(), event: event.value };
      waiting = [...waiting, logged].slice(-WAITING_EVENTS);
      void storedClicks.changeShared(sharedStorage, (clicks) =>
        [logged, ...clicks.filter(ofThisPlayer)].slice(0, MAX_STORED_EVENTS),
      );
      flushSoon();
    },
    list: async () => (await storedClicks.readShared(sharedStorage)).filter(ofThisPlayer),
    forget: async () => {
      await storedClicks.changeShared(sharedStorage, () => null);
    },
  };
}

function isLogged(value: unknown): value is LoggedClick {
  return v.is(loggedClick, value);
}
