import type { Call } from "./call.ts";
import { gameCodeSchema } from "./envelope.ts";
import * as library from "./library.ts";

const gameCode = { gameCode: gameCodeSchema };

export const listLibrary = {
  method: "GET",
  path: "/api/store/library",
  service: "store",
  summary: "Games that the player owns, has owned, has started or has pre-installed",
  access: "player",
  answer: library.libraryAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const recordGameStart = {
  method: "POST",
  path: "/api/store/library/{gameCode}/start",
  service: "store",
  summary: "Notes that the player starts a game that they own",
  access: "player",
  parameters: gameCode,
  answer: library.gameStartAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const setLibraryGameHidden = {
  method: "PUT",
  path: "/api/store/library/{gameCode}/hidden",
  service: "store",
  summary: "Hides a game in the player's library, or shows it again",
  access: "player",
  parameters: gameCode,
  body: library.hiddenBodySchema,
  answer: library.hiddenAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;
