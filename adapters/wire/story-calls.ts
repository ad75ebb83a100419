import * as v from "valibot";
import type { Call } from "./call.ts";
import { gameCodeSchema } from "./envelope.ts";
import { pictureSchema } from "./games.ts";
import { withFallback } from "./tolerant-reader.ts";

const storyCardSchema = v.object({
  id: v.string(),
  title: v.string(),
  body: v.string(),
  media: pictureSchema,
  text_locale: withFallback(v.string(), ""),
});

export const listStoryCards = {
  method: "GET",
  path: "/story/api/games/{gameCode}/cards",
  base: "story",
  service: "news",
  summary: "Pieces of a game's story, in their order",
  access: "anyone",
  parameters: { gameCode: gameCodeSchema },
  answer: v.object({ cards: v.array(storyCardSchema) }),
  errors: [404],
} as const satisfies Call;
