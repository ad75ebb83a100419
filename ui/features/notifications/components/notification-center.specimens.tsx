import { QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Notification, NotificationKind } from "#core/engagement/notification.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { NotificationGateway } from "#core/ports/notification-gateway.ts";
import { PortsProvider, usePorts } from "#ui/context/ports-context.tsx";
import { useVisit, VisitProvider } from "#ui/context/visit-context.tsx";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NotificationCenter } from "./notification-center.tsx";
import { NotificationSettings } from "./notification-settings.tsx";

const PLAYER = { userId: "specimen", nickname: "Mina", countryCode: "US", credentialCodes: [] };

const buildNotification = (
  day: number,
  kind: NotificationKind,
  title: string,
  body: string,
  readAt: string | null = null,
): Notification => ({
  id: `${kind}-${day}`,
  kind,
  title,
  body,
  action: { type: "purpleWeb", target: "/" },
  createdAt: `2026-11-${day}T09:00:00.000Z`,
  readAt,
  picture: "",
});

const NOTIFICATIONS: readonly Notification[] = [
  buildNotification(30, "reply", "Haru answered you", "“The fog lifts at noon, bring a shield.”"),
  buildNotification(
    28,
    "sale",
    "Throne and Liberty is on sale",
    "A third off until Sunday, and it is among your favorites.",
  ),
  buildNotification(20, "reward", "A reward is waiting", "Seven visits in a row.", "2026-11-20T10:00:00.000Z"),
];

const ALL: NotificationGateway = {
  list: async () => succeed({ notifications: NOTIFICATIONS, hasMore: false, nextCursor: null, unreadCount: 2 }),
  countUnread: async () => succeed(2),
  read: async () => succeed(1),
  readAll: async () => succeed(0),
  getMuted: async () => succeed(["sale"]),
  setMuted: async (muted) => succeed(muted),
};

interface ShownProps {
  readonly gateway?: Partial<NotificationGateway>;
  readonly children: React.ReactNode;
}

/** A player with the notifications of the given gateway. */
function Shown({ gateway, children }: ShownProps) {
  const ports = usePorts();
  const visit = useVisit();
  const [client] = useState(createQueryClient);
  const store = useMemo(() => createVisitStore({ ...visit, user: PLAYER }), [visit]);
  const own = useMemo(() => ({ ...ports, notifications: { ...ALL, ...gateway } }), [ports, gateway]);
  return (
    <PortsProvider ports={own}>
      <VisitProvider visit={store}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </VisitProvider>
    </PortsProvider>
  );
}

const NOTHING_TOLD: Partial<NotificationGateway> = {
  list: async () => succeed({ notifications: [], hasMore: false, nextCursor: null, unreadCount: 0 }),
};
const NO_ANSWER: Partial<NotificationGateway> = { list: async () => fail({ kind: "timeout", timeoutMs: 5_000 }) };

export default {
  title: "Notifications",
  specimens: [
    {
      name: "in the panel of the bell",
      render: () => (
        <Shown>
          <NotificationCenter variant="panel" />
        </Shown>
      ),
    },
    {
      name: "on their page",
      render: () => (
        <Shown>
          <NotificationCenter variant="page" />
        </Shown>
      ),
    },
    {
      name: "none yet",
      render: () => (
        <Shown gateway={NOTHING_TOLD}>
          <NotificationCenter variant="panel" />
        </Shown>
      ),
    },
    {
      name: "could not be loaded",
      render: () => (
        <Shown gateway={NO_ANSWER}>
          <NotificationCenter variant="panel" />
        </Shown>
      ),
    },
    {
      name: "settings",
      render: () => (
        <Shown>
          <NotificationSettings />
        </Shown>
      ),
    },
  ],
} satisfies Specimens;
