import type { GameCode } from "../catalogue/game.ts";
import { fail, type Result, succeed } from "../failures/request-failure.ts";
import type { Shell } from "../shell/shell.ts";
import { type ClientTypeCode, clientTypeCodeOf } from "./client-type-code.ts";
import { LOG_EVENT_ID, LOG_EVENT_NAME, LOG_EVENT_TYPE, ROOM_INFORMATION_DEFAULT } from "./constants.ts";

/** Player and page of a click. */
export interface LogActor {
  readonly shell: Shell;
  readonly deviceId: string;
  readonly locale: string;
  /** Empty for a guest. */
  readonly userId: string;
}

/** A click, as the page reports it. */
export interface Click {
  readonly roomType: string;
  readonly roomName: string;
  /** `click` if absent. */
  readonly roomInformation?: string | undefined;
  readonly roomEnter?: string | undefined;
  readonly gameCode?: GameCode | undefined;
  /** Previous page. */
  readonly from?: string | undefined;
}

/** A log event as the log collector takes it (Spec §3). */
export interface LogEvent {
  readonly logId: typeof LOG_EVENT_ID;
  readonly logName: typeof LOG_EVENT_NAME;
  readonly logType: typeof LOG_EVENT_TYPE;
  readonly actorMessage: {
    readonly clientType: ClientTypeCode;
    readonly deviceId: string;
    readonly string1: string;
    readonly string2: string;
  };
  readonly entityMessage: {
    readonly roomType: string;
    readonly roomName: string;
    readonly roomInformation: string;
    readonly roomEnter: string;
  };
  readonly dataMessage?: { readonly string1: string; readonly string2: string };
}

/** The event of a click; none without both a type and a name (Spec §5). */
export function buildLogEvent(actor: LogActor, click: Click): Result<LogEvent, "no_type" | "no_name"> {
  if (click.roomType.trim() === "") return fail("no_type");
  if (click.roomName.trim() === "") return fail("no_name");
  return succeed({
    logId: LOG_EVENT_ID,
    logName: LOG_EVENT_NAME,
    logType: LOG_EVENT_TYPE,
    actorMessage: {
      clientType: clientTypeCodeOf(actor.shell),
      deviceId: actor.deviceId,
      string1: actor.locale,
      string2: actor.userId,
    },
    entityMessage: {
      roomType: click.roomType,
      roomName: click.roomName,
      roomInformation: click.roomInformation ?? ROOM_INFORMATION_DEFAULT,
      roomEnter: click.roomEnter ?? "",
    },
    ...dataMessageOf(click),
  });
}

function dataMessageOf({ gameCode, from }: Click): Pick<LogEvent, "dataMessage"> {
  if (gameCode === undefined && from === undefined) return {};
  return { dataMessage: { string1: gameCode ?? "", string2: from ?? "" } };
}
