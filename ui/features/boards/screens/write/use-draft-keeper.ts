import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ArticleDraft } from "#core/community/article.ts";
import { DRAFT_SAVE_DELAY_MS } from "#core/community/constants.ts";
import type { DeviceDraft } from "#core/community/draft.ts";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { dropQueued } from "#ui/data/outbox.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { createWrite, perform, sendCall } from "#ui/data/write.ts";
import { deviceDraft } from "./device-draft.ts";

/** Where the draft is stored: `here` is on the device only. */
export type DraftStatus = "none" | "saving" | "saved" | "here";

export interface DraftKeeper {
  readonly status: DraftStatus;
  /** Something has changed; it is saved once typing stops. */
  readonly touch: () => void;
  /** Saves on the device now, before a request whose answer may be lost. */
  readonly keepNow: () => void;
  /** The words are where they belong, or not wanted any more: nothing of them stays. */
  readonly drop: () => Promise<void>;
}

/** Maximum time between saves while the player types without a pause, in milliseconds. */
const MAX_WAIT_MS = 5_000;

const QUEUED = "queued";
const EMPTY_DRAFT: ArticleDraft = { title: "", body: "", menu: null };

const queuedDraft = (target: EditorTarget, draft: ArticleDraft) =>
  ({ kind: "draft", place: target, basedOn: null, draft }) as const;

/**
 * Keeps what is being written: on the device at once when the page is left or hidden, there and on the server a second after
 * typing stops. `read` gives what is written now, or `null` if that is nothing.
 */
export function useDraftKeeper(
  target: EditorTarget,
  userId: string,
  read: () => Omit<DeviceDraft, "savedAtMs"> | null,
): DraftKeeper {
  const { storage, tabStorage, community, clock } = usePorts();
  const scope = useQueryScope();
  const client = useQueryClient();
  const [status, setStatus] = useState<DraftStatus>("none");
  const latest = useRef(read);
  /** Times of the first and the last change that is not saved yet. */
  const pending = useRef<{ since: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const isDropped = useRef(false);
  const stored = deviceDraft({ storage, tabStorage }, { ...target, boardAlias: target.boardAlias ?? "", userId });
  const kept = useRef({ stored, target });

  useEffect(() => {
    latest.current = read;
    kept.current = { stored, target };
  });

  const keepHere = useCallback(() => {
    if (isDropped.current) return null;
    const draft = latest.current();
    if (draft === null) kept.current.stored.remove();
    else kept.current.stored.write({ ...draft, savedAtMs: clock.now() });
    return draft;
  }, [clock]);

  const send = useCallback(
    (target: EditorTarget, draft: ArticleDraft) =>
      perform(
        client,
        createWrite<unknown>(scope, client, {
          send: () => community.saveDraft(target, draft),
          offline: {
            entry: () => ({ write: queuedDraft(target, draft), title: draft.title }),
            queued: QUEUED,
            replacesQueued: true,
          },
        }),
        undefined,
      ),
    [scope, client, community],
  );
  const save = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    const draft = keepHere();
    // One after the other: an older state never overtakes a newer one.
    sending.current = sending.current.then(async () => {
      if (isDropped.current || pending.current !== null) return;
      const { target } = kept.current;
      if (draft === null) {
        setStatus("none");
        await sendCall(client, () => community.dropDraft(target));
        return;
      }
      const { title, body, menu } = draft;
      const saved = await send(target, { title, body, menu });
      if (isDropped.current || pending.current !== null) return;
      setStatus(saved.ok && saved.value !== QUEUED ? "saved" : "here");
    });
  }, [keepHere, client, community, send]);

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
    kept.current.stored.remove();
    setStatus("none");
    await sending.current;
    const { target } = kept.current;
    await dropQueued(scope, client, queuedDraft(target, EMPTY_DRAFT));
    await sendCall(client, () => community.dropDraft(target));
  }, [community, scope, client]);

  return { status, touch, keepNow: keepHere, drop };
}
