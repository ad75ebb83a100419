import { beforeEach, describe, expect, it, vi } from "vitest";
import { createLiveStream, type EventStream, type LiveStreamBrowser } from "#adapters/browser/live-stream.idle.ts";
import type { TabChannel } from "#core/ports/tab-channel.ts";
import { refuseStorage } from "#tests/support/browser-storage.ts";

class FakeStream implements EventStream {
  readonly #listeners = new Map<string, ((event: MessageEvent) => void)[]>();
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
  }
  addEventListener = (type: string, listener: unknown) => {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener as (event: MessageEvent) => void]);
  };
  close = () => {
    this.isClosed = true;
  };
  send(type: string, data = "") {
    for (const listener of this.#listeners.get(type) ?? []) listener({ data } as MessageEvent);
  }
}

function buildBrowser() {
  const streams: FakeStream[] = [];
  const sent: string[] = [];
  const listeners = new Map<string, () => void>();
  const page: Record<"leave" | "back", () => void> = { leave: () => undefined, back: () => undefined };
  const rest = { isOn: false };
  const restListeners = new Set<() => void>();
  let isLocked = false;
  const waiting: (() => void)[] = [];
  const tabs: TabChannel = {
    announce: (topic) => void sent.push(topic),
    listen: (topic, listener) => {
      listeners.set(topic, listener);
      return () => void listeners.delete(topic);
    },
  };
  const browser: LiveStreamBrowser = {
    openStream: (address) => {
      const stream = new FakeStream(address);
      streams.push(stream);
      return stream;
    },
    withLock: async (_name, _signal, work) => {
      if (isLocked) await new Promise<void>((resolve) => waiting.push(resolve));
      isLocked = true;
      await work();
      isLocked = false;
      waiting.shift()?.();
    },
    random: () => 0,
    watchPage: (onLeave, onReturn) => {
      page.leave = onLeave;
      page.back = onReturn;
      return () => undefined;
    },
    isResting: () => rest.isOn,
    watchRest: (listener) => {
      restListeners.add(listener);
      return () => void restListeners.delete(listener);
    },
  };
  const setRest = (isOn: boolean) => {
    rest.isOn = isOn;
    for (const listener of [...restListeners]) listener();
  };
  const live = (change: Partial<LiveStreamBrowser> = {}) =>
    createLiveStream({ bases: { notifications: "/notification" }, tabs, browser: { ...browser, ...change } });
  return { streams, sent, listeners, page, setRest, restListeners, live };
}

describe("live news in a browser", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("give the page its unread count, and make the other tabs refresh theirs", () => {
    const { streams, sent, live } = buildBrowser();
    const onUnread = vi.fn();
    live().listenForUnread(onUnread);
    expect(streams.map(({ address }) => address)).toEqual(["/notification/api/events"]);
    streams[0]?.send("unread", '{"unread_count":3}');
    streams[0]?.send("unread", "nonsense");
    expect(onUnread.mock.calls).toEqual([[3]]);
    expect(sent).toEqual(["notifications"]);
  });

  it("make the page refresh when another tab has received an update", () => {
    const { listeners, live } = buildBrowser();
    const onUnread = vi.fn();
    live().listenForUnread(onUnread);
    listeners.get("notifications")?.();
    expect(onUnread.mock.calls).toEqual([[null]]);
  });

  it("are received by one tab for all, and by the next one when it is closed", async () => {
    const { streams, live } = buildBrowser();
    const stopFirst = live().listenForUnread(() => undefined);
    live().listenForUnread(() => undefined);
    expect(streams).toHaveLength(1);
    stopFirst();
    await vi.advanceTimersByTimeAsync(0);
    expect(streams[0]?.isClosed).toBe(true);
    expect(streams).toHaveLength(2);
  });

  it.each([
    ["refuses", () => Promise.reject(new DOMException("denied", "SecurityError"))],
    ["throws for", refuseStorage],
  ])("are received by each tab for itself where the browser %s locks, until it is closed", async (_, withLock) => {
    const { streams, live } = buildBrowser();
    const stop = live({ withLock }).listenForUnread(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([false]);
    stop();
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  it("are replaced by polling with growing intervals while the stream is lost", () => {
    const { streams, live } = buildBrowser();
    const onUnread = vi.fn();
    live().listenForUnread(onUnread);
    streams[0]?.send("error");
    expect(streams[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(onUnread.mock.calls).toEqual([[null]]);
    streams[1]?.send("error");
    vi.advanceTimersByTime(3_999);
    expect(streams).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(streams).toHaveLength(3);
    streams[2]?.send("open");
    streams[2]?.send("error");
    vi.advanceTimersByTime(2_000);
    expect(streams).toHaveLength(4);
  });

  it("cause no work on an idle page, and resume as soon as the page is used", () => {
    const { streams, setRest, restListeners, live } = buildBrowser();
    const onUnread = vi.fn();
    const stop = live().listenForUnread(onUnread);
    setRest(true);
    expect(streams[0]?.isClosed, "news are heard without use").toBe(false);
    streams[0]?.send("unread", '{"unread_count":4}');
    expect(onUnread.mock.calls).toEqual([[4]]);
    streams[0]?.send("error");
    expect(vi.getTimerCount()).toBe(0);
    setRest(false);
    expect(onUnread.mock.calls).toEqual([[4], [null]]);
    expect(streams).toHaveLength(2);

    streams[1]?.send("error");
    expect(vi.getTimerCount()).toBe(1);
    setRest(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(600_000);
    expect(streams).toHaveLength(2);
    setRest(false);
    expect(streams).toHaveLength(3);
    stop();
    expect(restListeners.size).toBe(1);
  });

  it("pause while the page is in the browser's back/forward cache, and leave nothing behind when they end", async () => {
    const { streams, page, live } = buildBrowser();
    const stop = live().listenForUnread(() => undefined);
    page.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(streams[0]?.isClosed).toBe(true);
    page.back();
    await vi.advanceTimersByTimeAsync(0);
    expect(streams).toHaveLength(2);
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(streams[1]?.isClosed).toBe(true);
  });

  it("end for a sign-out, and come back if it fails", async () => {
    const { streams, live } = buildBrowser();
    const updates = live();
    updates.listenForUnread(() => undefined);
    updates.listenToTopics(["article:1"], () => undefined);
    const resume = updates.pause();
    await vi.advanceTimersByTimeAsync(0);
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, true]);
    // A part of the page that appears meanwhile has to wait as well.
    updates.listenToTopics(["article:2"], () => undefined);
    expect(streams).toHaveLength(2);
    resume();
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, true, false, false, false]);
  });

  it("report changes of the topics of a page", () => {
    const { streams, live } = buildBrowser();
    const onChanged = vi.fn();
    const stop = live().listenToTopics(["article:a-1", "board:tl.free"], onChanged);
    expect(streams[0]?.address).toBe("/notification/api/events?topic=article%3Aa-1&topic=board%3Atl.free");
    streams[0]?.send("changed", '{"topic":"article:a-1"}');
    streams[0]?.send("changed", "{}");
    expect(onChanged).toHaveBeenCalledTimes(1);
    stop();
    expect(streams[0]?.isClosed).toBe(true);
  });
});
