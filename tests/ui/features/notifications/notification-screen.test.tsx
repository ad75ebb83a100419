import { expect, test } from "vitest";
import type { Notification } from "#core/engagement/notification.ts";
import { succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import type { NotificationGateway } from "#core/ports/notification-gateway.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { NotificationScreen } from "#ui/features/notifications/screens/notification-screen.tsx";

async function open(list: NotificationGateway["list"], visit: Partial<Visit> = {}) {
  const ports = createFakePorts(createPublisher());
  let hear: (count: number | null) => void = () => undefined;
  const liveUpdates: Ports["liveUpdates"] = {
    ...ports.liveUpdates,
    listenForUnread: (onUnread) => {
      hear = onUnread;
      return () => undefined;
    },
  };
  const notifications = { ...ports.notifications, list, countUnread: async () => succeed(0) };
  const rendered = await renderPage(<NotificationScreen />, { ports: { ...ports, liveUpdates, notifications }, visit });
  return { ...rendered, hear: (count: number) => hear(count) };
}

const page = (notifications: readonly Notification[], nextCursor: string | null = null) =>
  succeed({ notifications, hasMore: nextCursor !== null, nextCursor, unreadCount: 0 });

test("a guest is asked to sign in, and nothing is asked of the server", async () => {
  let asked = 0;
  const { screen } = await open(
    async () => {
      asked += 1;
      return page([]);
    },
    { user: null },
  );
  await expect.element(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(asked).toBe(0);
});

test("the page shows a loading state, and an empty state for an empty list", async () => {
  const coming = Promise.withResolvers<void>();
  const { screen } = await open(async () => {
    await coming.promise;
    return page([]);
  });
  await expect.poll(() => screen.container.querySelector("[aria-busy='true']")).not.toBeNull();
  coming.resolve();
  await expect.element(screen.getByText("You’re all caught up")).toBeVisible();
});

test("the number of unread ones is counted on while the page is read, which has no bell", async () => {
  const { queryClient, hear } = await open(async () => page([]));
  const count = () => queryClient.getQueryCache().findAll({ queryKey: ["unread-count"] })[0]?.state.data;
  await expect.poll(count).toBe(0);
  hear(4);
  await expect.poll(count).toBe(4);
});
