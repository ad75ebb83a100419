/** Constants of a log event (Spec §3). */
export const LOG_EVENT_ID = 4001;
export const LOG_EVENT_NAME = "ButtonClicked";
export const LOG_EVENT_TYPE = 6;
export const ROOM_INFORMATION_DEFAULT = "click";
/** Name of links that lead out of the product. */
export const OUTSIDE_ROOM = "outside";

/** Maximum number of unsent events; the oldest are dropped. */
export const WAITING_EVENTS = 100;
/** Maximum number of events in a batch. */
export const EVENTS_A_BATCH = 50;
/** Maximum time that an event waits for its batch, in milliseconds. */
export const EVENTS_WAIT_MS = 10_000;
/** Number of events that the device stores for its player to see. */
export const MAX_STORED_EVENTS = 200;
