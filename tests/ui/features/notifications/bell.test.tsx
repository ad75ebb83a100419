import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Notification, NotificationKind } from "#core/engagement/notification.ts";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { LazyBell } from "#ui/features/notifications/components/lazy-bell.tsx";
import { layerTokens } from "#ui/kit/dismissal/dismissal-stack.ts";

const notificationOf = (change: Partial<Notification>): Notification => ({
  id: "gift",
  kind: "gift",
  title: "A gift from Sumire",
  body: "Deluxe Edition is waiting for you to accept it.",
  action: { type: "purpleWeb", target: "/elsewhere" },
  createdAt: "2026-11-21T11:00:00.000Z",
  readAt: null,
  picture: "",
  ...change,
});
const OLD = notificationOf({ id: "old", kind: "notice", title: "Storm Festival", readAt: "2026-11-20T11:00:00.000Z" });
const REWARD = notificationOf({ id: "reward", kind: "reward", title: "A reward is ready", action: null });

/** A bell over a small publisher of its own. */
async function open(list: Notification[], change: Partial<Ports> = {}, visit: Partial<Visit> = {}) {
  let muted: readonly NotificationKind[] = [];
  let hear: (count: number | null) => void = () => undefined;
  const failures = new Map<string, number>();
  const calls: string[] = [];
  const unread = () => list.filter(({ readAt }) => readAt === null).length;
  const answer = async <Value,>(name: string, value: () => Value): Promise<Result<Value>> => {
    calls.push(name);
    const left = failures.get(name) ?? 0;
    if (left === 0) return succeed(value());
    failures.set(name, left - 1);
    return fail(NO_ANSWER);
  };
  const read = (isMeant: (one: Notification) => boolean) => {
    for (const [at, one] of list.entries()) if (isMeant(one)) list[at] = { ...one, readAt: one.createdAt };
    return unread();
  };
  const base = createFakePorts(createPublisher());
  const ports: Ports = {
    ...base,
    notifications: {
      list: () =>
        answer("list", () => ({ notifications: [...list], hasMore: false, nextCursor: null, unreadCount: unread() })),
      countUnread: () => answer("countUnread", unread),
      read: (id) => answer("read", () => read((one) => one.id === id)),
      readAll: (until) => answer("readAll", () => read(({ createdAt }) => createdAt <= until)),
      getMuted: () => answer("getMuted", () => muted),
      setMuted: (kinds) =>
        answer("setMuted", () => {
          muted = kinds;
          return muted;
        }),
    },
    liveUpdates: {
      ...base.liveUpdates,
      listenForUnread: (onUnread) => {
        hear = onUnread;
        return () => undefined;
      },
    },
    ...change,
  };
  const rendered = await renderPage(<LazyBell />, { ports, visit });
  return { ...rendered, calls, failures, hear: (count: number | null) => hear(count) };
}

describe("the bell", () => {
  test("says how much is unread, with a badge that stays small", async () => {
    const list = Array.from({ length: 120 }, (_, index) => notificationOf({ id: `n-${index}` }));
    const { screen } = await open(list);
    await expect.element(screen.getByRole("button", { name: "Notifications: 120" })).toBeVisible();
    await expect.element(screen.getByText("99+")).toBeVisible();
  });

  test("says in which language its texts are, where that is not the page's", async () => {
    const { screen, texts } = await open([]);
    vi.spyOn(texts, "languageOf").mockImplementation((_, areas) => (areas.includes("common") ? "fr-FR" : "en-US"));
    await texts.ensure("ko-KR", ["orders"]);
    await expect.element(screen.getByRole("button", { name: "Notifications: 0" })).toBeVisible();
    await expect.poll(() => screen.getByRole("button").element().closest<HTMLElement>("[lang]")?.lang).toBe("en-US");
  });

  test("says no number that it does not know", async () => {
    const { screen } = await open([notificationOf({})], {
      notifications: { ...createFakePorts().notifications, countUnread: async () => fail(NO_ANSWER) },
    });
    await expect.element(screen.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  });

  test("counts on by itself when something happens", async () => {
    const list = [notificationOf({})];
    const { screen, hear } = await open(list);
    await expect.element(screen.getByRole("button", { name: "Notifications: 1" })).toBeVisible();
    hear(4);
    await expect.element(screen.getByRole("button", { name: "Notifications: 4" })).toBeVisible();
    // Another tab has received an update, so this one reloads.
    list.push(REWARD);
    hear(null);
    await expect.element(screen.getByRole("button", { name: "Notifications: 2" })).toBeVisible();
  });

  test("shows in the open panel the current text of a post, also if the number stays the same", async () => {
    const list = [notificationOf({ id: "comment", kind: "reply", title: "Sumire replied to you", body: "An insult." })];
    const { screen, hear } = await open(list);
    await screen.getByRole("button", { name: "Notifications: 1" }).click();
    const panel = screen.getByRole("dialog", { name: "Notifications" });
    await expect.element(panel.getByText("An insult.")).toBeVisible();
    list[0] = notificationOf({ id: "comment", kind: "reply", title: "Sumire replied to you", body: "It is gone." });
    hear(1);
    await expect.element(panel.getByText("It is gone.")).toBeVisible();
    expect(panel.getByText("An insult.").elements()).toHaveLength(0);
  });

  test("opens the newest, leads where they lead, and has them read", async () => {
    const { screen, router, calls } = await open([notificationOf({}), OLD]);
    await screen.getByRole("button", { name: /^Notifications/ }).click();
    const panel = screen.getByRole("dialog", { name: "Notifications" });
    await expect.element(panel.getByText("Storm Festival")).toBeVisible();
    await panel.getByRole("link", { name: /^Unread A gift from Sumire/ }).click();
    await expect.poll(() => router.state.location.pathname).toBe("/elsewhere");
    expect(calls).toContain("read");
  });

  test("marks one without a link, or all of them, as read, and reverts that on a failure", async () => {
    const { screen, failures } = await open([REWARD, notificationOf({}), OLD]);
    await screen.getByRole("button", { name: /^Notifications/ }).click();
    failures.set("read", 1);
    await screen.getByRole("button", { name: /A reward is ready/ }).click();
    await expect.element(screen.getByRole("button", { name: "Notifications: 2" })).toBeVisible();
    await screen.getByRole("button", { name: "Mark all as read" }).click();
    await expect.element(screen.getByRole("button", { name: "Notifications: 0" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Mark all as read" }).elements()).toHaveLength(0);
  });

  test("allows kinds to be switched off, and shows a message if that could not be saved", async () => {
    const { screen, failures } = await open([OLD]);
    await screen.getByRole("button", { name: /^Notifications/ }).click();
    await screen.getByRole("button", { name: "Settings" }).click();
    const sales = screen.getByRole("switch", { name: "Favorites on sale" });
    await expect.element(sales).toBeChecked();
    await sales.click();
    await expect.element(sales).not.toBeChecked();
    failures.set("setMuted", 1);
    await screen.getByRole("switch", { name: "Gifts" }).click();
    await expect.element(screen.getByText("This couldn’t be saved. Please try again.")).toBeVisible();
    await expect.element(screen.getByRole("switch", { name: "Gifts" })).toBeChecked();
  });

  test("can be closed by Back as soon as it is shown", async () => {
    const { screen } = await open([OLD]);
    const bell = screen.getByRole("button", { name: /^Notifications/ });
    await expect.element(bell).toBeVisible();
    (bell.element() as HTMLElement).click();
    // In the task of the press, before anything else can happen.
    await Promise.resolve();
    expect(screen.getByRole("dialog", { name: "Notifications" }).elements()).toHaveLength(1);
    expect(layerTokens()).toHaveLength(1);
  });

  test("closes by Escape and gives the focus back", async () => {
    const { screen } = await open([OLD]);
    const bell = screen.getByRole("button", { name: /^Notifications/ });
    await bell.click();
    await expect.element(screen.getByText("Storm Festival")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(bell).toHaveAttribute("aria-expanded", "false");
    await expect.element(bell).toHaveFocus();
  });
});
