import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ArticleDraft } from "#core/community/article.ts";
import { DRAFT_SAVE_DELAY_MS } from "#core/community/constants.ts";
import type { DeviceDraft } from "#core/community/draft.ts";
import { dropDraftFrom } from "#core/outbox/outbox.ts";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { sendCall } from "#ui/data/send-call.ts";
import { changeOutbox, isOffline, keepForLater } from "#ui/features/offline-queue/outbox.ts";
import { deviceDraft } from "./device-draft.ts";

/** Where what is written has got to: `here` is on the device alone. */
export type DraftStatus = "none" | "saving" | "saved" | "here";

export interface DraftKeeper {
  readonly status: DraftStatus;
  /** Something has changed; it is saved once typing stops. */
  readonly touch: () => void;
  /** Saves on the device now, before something is sent that may not come back. */
  readonly keepNow: () => void;
  /** The words are where they belong, or not wanted any more: nothing of them stays. */
  readonly drop: () => Promise<void>;
}

/** Maximum time between saves while the player types without a pause, in milliseconds. */
const MAX_WAIT_MS = 5_000;

/**
 * Keeps what is being written: on the device at once when the page is left or hidden, there and on the server a second after
 * typing stops. `read` gives what is written now, or `null` if that is nothing.
 */
export function useDraftKeeper(
  place: EditorTarget,
  userId: string,
  read: () => Omit<DeviceDraft, "savedAtMs"> | null,
): DraftKeeper {
  const { storage, community, clock } = usePorts();
  const scope = useQueryScope();
  const client = useQueryClient();
  const [status, setStatus] = useState<DraftStatus>("none");
  const latest = useRef(read);
  /** Times of the first and the last change that is not saved yet. */
  const pending = useRef<{ since: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const isDropped = useRef(false);
  /** Whether an older state of it may wait to be sent: from before this page was loaded, too. */
  const mayWait = useRef(true);
  const stored = deviceDraft({ ...place, boardAlias: place.boardAlias ?? "", userId });
  const kept = useRef({ stored, place });

  useEffect(() => {
    latest.current = read;
    kept.current = { stored, place };
  });

  const keepHere = useCallback(() => {
    if (isDropped.current) return null;
    const draft = latest.current();
    if (draft === null) kept.current.stored.remove(storage);
    else kept.current.stored.write(storage, { ...draft, savedAtMs: clock.now() });
    return draft;
  }, [storage, clock]);

  const letWait = useCallback(
    async (target: EditorTarget, draft: ArticleDraft) => {
      if (!isOffline()) return;
      mayWait.current = true;
      const write = { kind: "draft", place: target, basedOn: null, draft } as const;
      await keepForLater(scope, client, { write, title: draft.title });
    },
    [scope, client],
  );

  /** What waits of it is older than what the server has now. */
  const forgetWaiting = useCallback(
    async (target: EditorTarget) => {
      if (!mayWait.current) return;
      mayWait.current = false;
      await changeOutbox(scope, client, (outbox) => dropDraftFrom(outbox, userId, target));
    },
    [scope, client, userId],
  );

  const save = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    const draft = keepHere();
    // One after the other: an older state never overtakes a newer one.
    sending.current = sending.current.then(async () => {
      if (isDropped.current || pending.current !== null) return;
      const { place: target } = kept.current;
      if (draft === null) {
        setStatus("none");
        await sendCall(client, () => community.dropDraft(target));
        return;
      }
      const { title, body, menu } = draft;
      const { ok } = await sendCall(client, () => community.saveDraft(target, { title, body, menu }));
      if (ok) await forgetWaiting(target);
      if (isDropped.current || pending.current !== null) return;
      setStatus(ok ? "saved" : "here");
      if (!ok) await letWait(target, { title, body, menu });
    });
  }, [keepHere, client, community, letWait, forgetWaiting]);

  const touch = useCallback(() => {
    const now = performance.now();
    const since = pending.current?.since ?? now;
    clearTimeout(pending.current?.timer);
    const wait = Math.max(0, Math.min(DRAFT_SAVE_DELAY_MS, since + MAX_WAIT_MS - now));
    pending.current = { since, timer: setTimeout(save, wait) };
    isDropped.current = false;
    setStatus("saving");
  }, [save]);

  useEffect(() => {
    const leave = () => {
      if (pending.current !== null) keepHere();
    };
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      if (pending.current !== null) save();
    };
  }, [keepHere, save]);

  const drop = useCallback(async () => {
    isDropped.current = true;
    clearTimeout(pending.current?.timer);
    pending.current = null;
    kept.current.stored.remove(storage);
    setStatus("none");
    await sending.current;
    const { place: target } = kept.current;
    await changeOutbox(scope, client, (outbox) => dropDraftFrom(outbox, userId, target));
    await sendCall(client, () => community.dropDraft(target));
  }, [storage, community, scope, client, userId]);

  return { status, touch, keepNow: keepHere, drop };
}
