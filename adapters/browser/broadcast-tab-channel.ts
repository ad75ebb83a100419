import type { TabChannel } from "#core/ports/tab-channel.ts";

const NAME = "purple-store";

/** Tabs of one browser, by its `BroadcastChannel`; a browser without one has a tab that hears nothing. */
export function createBroadcastTabChannel(): TabChannel {
  const listeners = new Map<string, Set<() => void>>();
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (channel !== null || typeof BroadcastChannel === "undefined") return channel;
    channel = new BroadcastChannel(NAME);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== "string") return;
      for (const listener of listeners.get(data) ?? []) listener();
    });
    return channel;
  };
  return {
    tell: (topic) => open()?.postMessage(topic),
    listen(topic, listener) {
      open();
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => ofTopic.delete(listener);
    },
  };
}
