import { expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/** Contract of every `NotificationGateway`, run against a publisher with the content of the reference backend. */
export function describeNotificationGateway(world: () => GatewayWorld): void {
  test("come newest first, and those that have not been read are counted", async () => {
    const { notifications } = await world().openAsPlayer();

    const page = expectValue(await notifications.list({}));
    const moments = page.notifications.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(page.unreadCount).toBe(page.notifications.filter(({ readAt }) => readAt === null).length);
    expect(expectValue(await notifications.countUnread())).toBe(page.unreadCount);
  });

  test("are read one by one, twice is once, and all together", async () => {
    const { notifications } = await world().openAsPlayer();
    const { notifications: listed, unreadCount } = expectValue(await notifications.list({}));
    const unread = listed.find(({ readAt }) => readAt === null);

    expect(expectValue(await notifications.read(unread?.id ?? ""))).toBe((unreadCount ?? 0) - 1);
    expect(expectValue(await notifications.read(unread?.id ?? ""))).toBe((unreadCount ?? 0) - 1);
    expect(await notifications.read("no-such-notification")).toMatchObject({ failure: { status: 404 } });
    expect(expectValue(await notifications.readAll(listed[0]?.createdAt ?? ""))).toBe(0);
    const after = expectValue(await notifications.list({}));
    expect(after.notifications.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  test("are switched off by their kind", async () => {
    const { notifications } = await world().openAsPlayer();

    expect(expectValue(await notifications.getMuted())).toEqual([]);
    expect(expectValue(await notifications.setMuted(["sale", "order"]))).toEqual(["order", "sale"]);
    expect(expectValue(await notifications.getMuted())).toEqual(["order", "sale"]);
    expect(expectValue(await notifications.setMuted([]))).toEqual([]);
  });
}
