import type { Call } from "./call.ts";
import { gameCodeSchema } from "./envelope.ts";
import * as session from "./session.ts";

const gameCode = { gameCode: gameCodeSchema };

export const getPreInstall = {
  method: "GET",
  path: "/api/pre-install/games/{gameCode}",
  service: "store",
  summary: "Status of the player's pre-install, 0 if none was requested",
  access: "anyone",
  parameters: gameCode,
  answer: session.preInstallAnswerSchema,
  errors: [404],
} as const satisfies Call;

export const requestPreInstall = {
  method: "POST",
  path: "/api/pre-install/games/{gameCode}",
  service: "store",
  summary: "Requests the pre-install; 409 NET_ERR_ALREADY_REQUEST_PRE_INSTALL the second time",
  access: "player",
  parameters: gameCode,
  answer: session.preInstallAnswerSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;
