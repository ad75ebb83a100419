import { expect, test, vi } from "vitest";
import { createBroadcastTabChannel } from "#adapters/browser/broadcast-tab-channel.ts";

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
  "sending and subscribing do nothing where tabs cannot be reached: %#",
  (channelClass) => {
    vi.stubGlobal("BroadcastChannel", channelClass);
    const channel = createBroadcastTabChannel();
    channel.listen("cart", () => expect.unreachable())();
    channel.announce("cart");
  },
);
