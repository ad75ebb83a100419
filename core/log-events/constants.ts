/** Constants of a log event (specification, section 3). */
export const LOG_EVENT_ID = 4001;
export const LOG_EVENT_NAME = "ButtonClicked";
export const LOG_EVENT_TYPE = 6;
export const ROOM_INFORMATION_DEFAULT = "click";
