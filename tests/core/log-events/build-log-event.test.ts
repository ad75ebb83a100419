import { describe, expect, it } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { buildLogEvent } from "#core/log-events/build-log-event.ts";
import { clientTypeCodeOf } from "#core/log-events/client-type-code.ts";
import { SHELLS } from "#core/shell/shell.ts";

const actor = { shell: "web", deviceId: "device", locale: "ko-KR", userId: "user" } as const;

describe("a log event", () => {
  it("contains the player and the clicked element", () => {
    expect(buildLogEvent(actor, { roomType: "store", roomName: "buy" })).toEqual(
      succeed({
        logId: 4001,
        logName: "ButtonClicked",
        logType: 6,
        actorMessage: { clientType: 4, deviceId: "device", string1: "ko-KR", string2: "user" },
        entityMessage: { roomType: "store", roomName: "buy", roomInformation: "click", roomEnter: "" },
      }),
    );
  });

  it("contains the game and the inflow of the player if they are known", () => {
    const click = { roomType: "store", roomName: "buy", roomInformation: "view", roomEnter: "main" };
    expect(buildLogEvent(actor, { ...click, gameCode: "l2m", from: "banner" })).toMatchObject({
      value: {
        entityMessage: { roomInformation: "view", roomEnter: "main" },
        dataMessage: { string1: "l2m", string2: "banner" },
      },
    });
    expect(buildLogEvent(actor, { ...click, gameCode: "l2m" })).toMatchObject({
      value: { dataMessage: { string1: "l2m", string2: "" } },
    });
    expect(buildLogEvent(actor, { ...click, from: "banner" })).toMatchObject({
      value: { dataMessage: { string1: "", string2: "banner" } },
    });
  });

  it("is sent only with both a type and a name", () => {
    expect(buildLogEvent(actor, { roomType: " ", roomName: "buy" })).toEqual(fail("no_type"));
    expect(buildLogEvent(actor, { roomType: "store", roomName: " " })).toEqual(fail("no_name"));
  });

  it("numbers the client types: 1 for launcher and chat app, 5 for the app, 4 for the web", () => {
    expect(SHELLS.map((shell) => [shell, clientTypeCodeOf(shell)])).toEqual([
      ["web", 4],
      ["launcher", 1],
      ["chat", 1],
      ["app", 5],
    ]);
  });
});
