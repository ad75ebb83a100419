import * as v from "valibot";
import { changedEventSchema, LIVE_PATH } from "#adapters/wire/live.ts";
import { unreadCountAnswerSchema } from "#adapters/wire/notifications.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import type { ServiceBases } from "#core/configuration/runtime-configuration.ts";
import { liveRetryDelayMs } from "#core/engagement/live-retry.policy.ts";
import type { LiveUpdates } from "#core/ports/live-updates.ts";
import type { TabChannel } from "#core/ports/tab-channel.ts";
import { attempt } from "./attempt.ts";

/** Topic for the other tabs when one tab receives a change of notifications. */
const UNREAD_TOPIC = "notifications";
/**
 * Lock whose holder receives the stream for all tabs: browsers allow six connections per server, whatever the number of
 * tabs.
 */
const STREAM_LOCK = "purple-live";

/** Attribute of the document while the shell reports its window as not in use; styles pause animations by it. */
const RESTING = "data-resting";

/** Browser features for the stream; tests replace them. */
export interface LiveStreamBrowser {
  readonly openStream: (address: string) => EventStream;
  /** Runs `work` while no other tab runs something under the same name; the signal gives up waiting. */
  readonly withLock: ((name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>) | null;
  readonly random: () => number;
  /**
   * Calls `onLeave` when the page is left or enters the back/forward cache, `onReturn` when it returns from that cache.
   */
  readonly watchPage: (onLeave: () => void, onReturn: () => void) => () => void;
  /** Whether the page is hidden or its window not used. */
  readonly isResting: () => boolean;
  /** Calls `listener` whenever the page may have begun to rest or ended it. */
  readonly watchRest: (listener: () => void) => () => void;
}

/** `EventSource` as far as it is used. */
export type EventStream = Pick<EventSource, "addEventListener" | "close">;

export interface LiveStreamOptions {
  /** The stream of events is below that of the notification service. */
  readonly bases: Pick<ServiceBases, "notifications">;
  readonly tabs: TabChannel;
  readonly browser?: LiveStreamBrowser;
}

/**
 * Live updates by server-sent events. A lost stream is reopened after increasing delays, and the page requests the data
 * after each delay. A page that is not in use does not wait: its stream is reopened when the page is used again.
 */
export function createLiveStream({ bases, tabs, browser = currentBrowser() }: LiveStreamOptions): LiveUpdates {
  const address = bases.notifications.replace(/\/+$/, "") + LIVE_PATH.slice(DEFAULT_SERVICE_BASES.notifications.length);

  /** Keeps a stream open until the returned function is called. */
  const keepOpen = (input: {
    readonly address: string;
    readonly event: string;
    readonly onEvent: (data: unknown) => void;
    readonly onLost: () => void;
  }): (() => void) => {
    let failures = 0;
    let isOver = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let stream: EventStream | null = null;
    const openAgain = () => {
      input.onLost();
      open();
    };
    const open = () => {
      const opened = browser.openStream(input.address);
      stream = opened;
      opened.addEventListener("open", () => {
        failures = 0;
      });
      opened.addEventListener(input.event, (event) => input.onEvent(parseJson((event as MessageEvent).data)));
      opened.addEventListener("error", () => {
        if (isOver || stream !== opened) return;
        // `EventSource` reconnects without increasing delays, and gives up after an error of the server.
        opened.close();
        stream = null;
        failures += 1;
        if (!browser.isResting()) retry = setTimeout(openAgain, liveRetryDelayMs(failures, browser.random()));
      });
    };
    open();
    const unwatch = browser.watchRest(() => {
      if (stream !== null) return;
      clearTimeout(retry);
      if (!browser.isResting()) openAgain();
    });
    return () => {
      isOver = true;
      unwatch();
      clearTimeout(retry);
      stream?.close();
    };
  };

  const running = new Set<{ readonly leave: () => void; readonly enter: () => void }>();
  /** Pauses that are not over. */
  const pauses = new Set<symbol>();
  /** Runs something while the page is visible and not paused. */
  const whileShown = (start: () => () => void): (() => void) => {
    let stop: (() => void) | null = null;
    const leave = () => {
      stop?.();
      stop = null;
    };
    const enter = () => {
      if (pauses.size === 0) stop ??= start();
    };
    enter();
    const unwatch = browser.watchPage(leave, enter);
    const switches = { leave, enter };
    running.add(switches);
    return () => {
      running.delete(switches);
      unwatch();
      leave();
    };
  };

  return {
    listenForUnread: (onUnread) => {
      const connect = () =>
        keepOpen({
          address,
          event: "unread",
          onEvent: (data) => {
            const parsed = v.safeParse(unreadCountAnswerSchema, data);
            if (!parsed.success) return;
            onUnread(parsed.output.unread_count);
            tabs.announce(UNREAD_TOPIC);
          },
          onLost: () => onUnread(null),
        });
      const unlisten = tabs.listen(UNREAD_TOPIC, () => onUnread(null));
      const stop = whileShown(() => {
        const { withLock } = browser;
        if (withLock === null) return connect();
        const over = new AbortController();
        let closeOwn: (() => void) | null = null;
        const wait = async () => {
          try {
            await withLock(STREAM_LOCK, over.signal, async () => {
              if (over.signal.aborted) return;
              const close = connect();
              await new Promise<void>((resolve) => over.signal.addEventListener("abort", () => resolve()));
              close();
            });
          } catch {
            // Without storage browsers refuse locks too: each tab then has a stream of its own.
            if (!over.signal.aborted) closeOwn = connect();
          }
        };
        void wait();
        return () => {
          over.abort();
          closeOwn?.();
        };
      });
      return () => {
        unlisten();
        stop();
      };
    },

    listenToTopics: (topics, onChanged) =>
      whileShown(() => {
        const query = new URLSearchParams(topics.map((topic) => ["topic", topic]));
        return keepOpen({
          address: `${address}?${query}`,
          event: "changed",
          onEvent: (data) => {
            if (v.is(changedEventSchema, data)) onChanged();
          },
          onLost: onChanged,
        });
      }),

    pause: () => {
      const pause = Symbol();
      pauses.add(pause);
      for (const { leave } of running) leave();
      return () => {
        pauses.delete(pause);
        for (const { enter } of running) enter();
      };
    },
  };
}

function currentBrowser(): LiveStreamBrowser {
  const locks = attempt<LockManager>(() => navigator.locks);
  return {
    openStream: (address) => new EventSource(address, { withCredentials: true }),
    withLock: locks === undefined ? null : (name, signal, work) => locks.request(name, { signal }, work),
    random: Math.random,
    // Open streams and locks exclude the page from the back/forward cache.
    watchPage: (onLeave, onReturn) => {
      addEventListener("pagehide", onLeave);
      addEventListener("pageshow", onReturn);
      return () => {
        removeEventListener("pagehide", onLeave);
        removeEventListener("pageshow", onReturn);
      };
    },
    isResting: () => document.hidden || document.documentElement.hasAttribute(RESTING),
    watchRest: (listener) => {
      const observer = new MutationObserver(listener);
      observer.observe(document.documentElement, { attributeFilter: [RESTING] });
      document.addEventListener("visibilitychange", listener);
      return () => {
        observer.disconnect();
        document.removeEventListener("visibilitychange", listener);
      };
    },
  };
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
