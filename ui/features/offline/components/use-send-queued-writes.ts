import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { invalidateOutbox, OUTBOX_TOPIC } from "#ui/data/outbox.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { sendQueuedWrites } from "#ui/features/offline/queries/send-queued-writes.ts";
import { isPageResting, watchPageRest } from "#ui/kit/motion/page-rest.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { createSender, type Sender } from "./sender.ts";

/** Sends the queued writes while online. `keys` of the writes that can be sent, joined by spaces. */
export function useSendQueuedWrites(keys: string, isOnline: boolean): void {
  const { t: text } = useTranslation("outbox");
  const { tabs } = usePorts();
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const latest = useRef({ text, toasts });
  useEffect(() => {
    latest.current = { text, toasts };
  });
  const sender = useMemo<Sender>(
    () =>
      createSender(
        () => sendQueuedWrites(scope, client),
        ({ sent, conflicts }) => {
          // The strip reports refused writes; a toast would cover it at the foot of the page.
          if (sent.length === 0 || conflicts.length > 0) return;
          const { current } = latest;
          current.toasts.show({ id: "outbox", kind: "connection", message: current.text("sent"), iconName: "check" });
        },
      ),
    [scope, client],
  );
  // Preload the code of toasts: they report changes and offer to undo them while offline as well.
  useEffect(() => toasts.prepare(), [toasts]);
  useEffect(() => tabs.listen(OUTBOX_TOPIC, () => void invalidateOutbox(scope, client)), [tabs, scope, client]);
  useEffect(() => {
    if (!isOnline || keys === "") return;
    const followPageRest = () => (isPageResting() ? sender.rest() : sender.resume());
    // New writes, and a connection that is back, start sending at once even while the page rests.
    sender.resume();
    if (isPageResting()) sender.rest();
    return watchPageRest(followPageRest);
  }, [isOnline, keys, sender]);
}
