import type { TabChannel } from "#core/ports/tab-channel.ts";

/** Name of the channel, and beginning of every mark. */
const NAME = "changed:";

/**
 * Writes a mark to the local storage. Its events reach other tabs in the order of all writes there, so the message
 * cannot overtake the data it is about. False if nothing can be stored.
 */
function leaveMark(topic: string): boolean {
  try {
    // Only a changed value causes an event in the other tabs.
    localStorage.setItem(NAME + topic, String(Math.random()));
    return true;
  } catch {
    return false;
  }
}

/** Connects the tabs of a browser by local storage, else by `BroadcastChannel`; without both, tabs receive nothing. */
export function createBroadcastTabChannel(): TabChannel {
  const listeners = new Map<string, Set<() => void>>();
  const notifyListeners = (topic: unknown) => {
    if (typeof topic !== "string") return;
    for (const listener of listeners.get(topic) ?? []) listener();
  };
  // Node has no storage events.
  globalThis.addEventListener?.("storage", ({ key, newValue }) => {
    if (newValue !== null && key?.startsWith(NAME)) notifyListeners(key.slice(NAME.length));
  });
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (channel !== null || typeof BroadcastChannel === "undefined") return channel;
    try {
      channel = new BroadcastChannel(NAME);
    } catch {
      // Without storage some browsers refuse channels too.
      return null;
    }
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => notifyListeners(data));
    return channel;
  };
  return {
    announce: (topic) => {
      if (!leaveMark(topic)) open()?.postMessage(topic);
    },
    listen(topic, listener) {
      open();
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => ofTopic.delete(listener);
    },
  };
}
