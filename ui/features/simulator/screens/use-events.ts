import { type RefObject, useEffect, useState } from "react";
import * as v from "valibot";
import { isNativeCall } from "#core/simulator/simulator-messages.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import { readableItems } from "#ui/data/readable-items.ts";

/** Messages of the product to the launcher, the app and the log, and the player's consents. */
export interface SimulatorEvent {
  readonly id: number;
  readonly kind: "bridge" | "scheme" | "log" | "consent";
  readonly name: string;
  readonly details: string;
}

/** Events that are kept; of more, the oldest are dropped. */
const MAX_STORED_EVENTS = 200;

const CLICK_LOG = "clickLog";
const storedClicks = storedValue(
  CLICK_LOG,
  readableItems(
    v.object({
      event: v.looseObject({ entityMessage: v.looseObject({ roomType: v.string(), roomName: v.string() }) }),
    }),
  ),
  [],
);

type ReceivedEvent = Omit<SimulatorEvent, "id">;

/** Storage changes of the page in the frame; the browser reports them to other pages of the origin. */
function readStorage({ key, newValue }: StorageEvent): ReceivedEvent | null {
  if (newValue === null) return null;
  if (key === "adConsent" || key === "policyConsent") return { kind: "consent", name: key, details: newValue };
  if (key !== CLICK_LOG) return null;
  const [latest] = storedClicks.parse(newValue);
  if (latest === undefined) return null;
  const { roomType, roomName } = latest.event.entityMessage;
  return { kind: "log", name: `${roomType} / ${roomName}`, details: JSON.stringify(latest.event, null, 1) };
}

/** Every event of the product in the frame, the latest first. */
export function useEvents(frame: RefObject<HTMLIFrameElement | null>) {
  const [events, setEvents] = useState<readonly SimulatorEvent[]>([]);
  useEffect(() => {
    let last = 0;
    const add = (received: ReceivedEvent | null) => {
      if (received === null) return;
      last += 1;
      const event = { ...received, id: last };
      setEvents((known) => [event, ...known].slice(0, MAX_STORED_EVENTS));
    };
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !isNativeCall(data)) return;
      const { kind, name, input } = data;
      add({ kind, name, details: input.length === 0 ? "" : JSON.stringify(input) });
    };
    const read = (event: StorageEvent) => add(readStorage(event));
    addEventListener("message", onMessage);
    addEventListener("storage", read);
    return () => {
      removeEventListener("message", onMessage);
      removeEventListener("storage", read);
    };
  }, [frame]);
  return { events, clear: () => setEvents([]) };
}
