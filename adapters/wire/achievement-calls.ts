import { achievementListAnswerSchema } from "./achievements.ts";
import type { Call } from "./call.ts";
import { gameCodeSchema } from "./envelope.ts";

export const listAchievements = {
  method: "GET",
  path: "/api/store/games/{gameCode}/achievements",
  service: "store",
  summary: "Achievements of a game in its order, with the player's own progress",
  access: "anyone",
  parameters: { gameCode: gameCodeSchema },
  answer: achievementListAnswerSchema,
  errors: [404],
} as const satisfies Call;
