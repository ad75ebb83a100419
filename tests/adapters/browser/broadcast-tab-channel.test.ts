import { expect, test, vi } from "vitest";
import { createBroadcastTabChannel } from "#adapters/browser/broadcast-tab-channel.ts";
import { buildBrowserStorage } from "#tests/support/browser-storage.ts";

test("a tab receives the messages of another tab on its topic until it unsubscribes", async () => {
  const one = createBroadcastTabChannel();
  const other = createBroadcastTabChannel();
  const heard: string[] = [];
  const stop = other.listen("cart", () => heard.push("cart"));
  other.listen("favorites", () => heard.push("favorites"));

  one.announce("cart");
  await vi.waitFor(() => expect(heard).toEqual(["cart"]));
  stop();
  one.announce("cart");
  one.announce("favorites");
  await vi.waitFor(() => expect(heard).toEqual(["cart", "favorites"]));
});

test("a tab does not receive its own messages", async () => {
  const one = createBroadcastTabChannel();
  const other = createBroadcastTabChannel();
  const heard: string[] = [];
  one.listen("cart", () => heard.push("one"));
  other.listen("cart", () => heard.push("other"));

  one.announce("cart");

  await vi.waitFor(() => expect(heard).toEqual(["other"]));
});

class RefusedChannel {
  constructor() {
    throw new DOMException("Access is denied.", "SecurityError");
  }
}

test.each([undefined, RefusedChannel])(
  "a tab receives the messages of another tab by the local storage where channels are missing or refused: %#",
  (channelClass) => {
    vi.stubGlobal("BroadcastChannel", channelClass);
    const channel = createBroadcastTabChannel();
    // Nothing can be stored.
    channel.announce("cart");

    const page = new EventTarget();
    const storage = buildBrowserStorage();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("localStorage", storage);
    const heard: string[] = [];
    createBroadcastTabChannel().listen("cart", () => heard.push("cart"));
    channel.announce("cart");
    page.dispatchEvent(Object.assign(new Event("storage"), { key: storage.key(0), newValue: "0.5" }));
    expect(heard).toEqual(["cart"]);
  },
);
