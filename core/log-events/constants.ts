/** Constants of a log event (specification, section 3). */
export const LOG_EVENT_ID = 4001;
export const LOG_EVENT_NAME = "ButtonClicked";
export const LOG_EVENT_TYPE = 6;
export const ROOM_INFORMATION_DEFAULT = "click";
/** Name of links that lead out of the product. */
export const OUTSIDE_ROOM = "outside";

/** Events that wait to be sent at most; of more, the oldest are dropped. */
export const WAITING_EVENTS = 100;
/** Events sent at once at most: more than the collector takes are never on their way together. */
export const EVENTS_A_BATCH = 50;
/** Longest time an event waits for others to be sent with, in milliseconds. */
export const EVENTS_WAIT_MS = 10_000;
/** Events that the device keeps for its player to see. */
export const KEPT_EVENTS = 200;
