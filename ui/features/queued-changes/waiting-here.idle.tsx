import type { ReactNode } from "react";
import type { OutboxWrite } from "#core/outbox/outbox.ts";
import { OutboxList } from "./outbox-list.tsx";
import { useOutbox } from "./use-outbox.ts";

interface WaitingHereProps {
  /** Whether a queued write belongs to this part of the page. */
  readonly isHere: (write: OutboxWrite) => boolean;
  /** Rendered while nothing is queued. */
  readonly children?: ReactNode;
}

/** Queued writes of this part of the page, until the server has them. */
export function WaitingHere({ isHere, children }: WaitingHereProps) {
  const { outbox, remove, again, edit } = useOutbox();
  const here = outbox.filter(({ write }) => isHere(write));
  if (here.length === 0) return children;
  return (
    <OutboxList
      outbox={here}
      onRemove={(entry) => void remove(entry)}
      onAgain={(entry) => void again(entry)}
      onEdit={(entry) => void edit(entry)}
    />
  );
}
