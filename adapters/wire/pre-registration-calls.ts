import * as v from "valibot";
import type { Call } from "./call.ts";
import { gameCodeSchema } from "./envelope.ts";
import { withFallback } from "./tolerant-reader.ts";

const gameCode = { gameCode: gameCodeSchema };

const preRegistrationAnswerSchema = v.object({
  /** Players who have pre-registered for the game. */
  count: withFallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  registered: v.boolean(),
  /** Whether the player is notified when the pre-install opens and when the game launches. */
  notify: v.boolean(),
});

export const listPreRegistrations = {
  method: "GET",
  path: "/api/store/pre-registrations",
  service: "store",
  summary: "Games for which the player has pre-registered",
  access: "player",
  answer: v.object({ game_codes: v.array(gameCodeSchema) }),
  errors: [401],
} as const satisfies Call;

export const getPreRegistration = {
  method: "GET",
  path: "/api/store/games/{gameCode}/pre-registration",
  service: "store",
  summary: "Number of pre-registrations of a game, and the player's own",
  access: "anyone",
  parameters: gameCode,
  answer: preRegistrationAnswerSchema,
  errors: [404],
} as const satisfies Call;

export const preRegister = {
  method: "PUT",
  path: "/api/store/games/{gameCode}/pre-registration",
  service: "store",
  summary: "Pre-registers the player, or changes whether they are notified",
  access: "player",
  parameters: gameCode,
  body: v.object({ notify: v.boolean() }),
  answer: preRegistrationAnswerSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const withdrawPreRegistration = {
  method: "DELETE",
  path: "/api/store/games/{gameCode}/pre-registration",
  service: "store",
  summary: "Withdraws the player's pre-registration",
  access: "player",
  parameters: gameCode,
  answer: preRegistrationAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;
