import * as v from "valibot";
import { countryCodeSchema, gameCodeSchema, instantSchema } from "./envelope.ts";
import { exactly, withFallback } from "./tolerant-reader.ts";

export const sessionUserAnswerSchema = v.object({
  /** `null` for a guest. */
  user_id: exactly(v.nullable(v.string())),
  country_code: v.nullable(countryCodeSchema),
  nickname: v.optional(v.string()),
  user_credential_codes: exactly(v.nullish(v.array(v.string()))),
  /** Absent for players who do not moderate posts. */
  is_moderator: v.optional(v.boolean()),
});

/** `refeshPaths` is the wire's own spelling. */
const sessionConfigSchema = v.object({
  pageVersion: v.optional(v.string()),
  refreshVersion: v.optional(v.string()),
  reloadVersion: v.optional(v.string()),
  pagePaths: v.optional(v.array(v.string())),
  refeshPaths: v.optional(v.array(v.string())),
  reloadPaths: v.optional(v.array(v.string())),
  "session.minute": v.optional(v.number()),
});

export const sessionGameEntrySchema = v.object({
  _metadata: withFallback(v.object({ releaseDate: v.nullable(instantSchema) }), { releaseDate: null }),
});

/** The requested game has an entry under its own code. */
export const sessionCheckAnswerSchema = v.objectWithRest(
  { config: withFallback(sessionConfigSchema, {}), user: sessionUserAnswerSchema },
  sessionGameEntrySchema,
);

export const sessionCheckQuerySchema = v.object({ gameCode: v.optional(gameCodeSchema) });

export const ssoBodySchema = v.object({ url: v.pipe(v.string(), v.maxLength(2_000), v.url()) });
export const ssoAnswerSchema = v.object({ ssoUrl: v.string() });

export const profileBodySchema = v.object({ gameCode: v.optional(gameCodeSchema, "plaync") });
export const profileAnswerSchema = v.object({
  gameCode: gameCodeSchema,
  serverId: withFallback(v.string(), ""),
  characterId: v.string(),
  characterName: v.string(),
  profileImage: withFallback(v.string(), ""),
  dateChangeCharacterName: withFallback(v.string(), ""),
  dateChangeCharacterId: withFallback(v.string(), ""),
});

export const preInstallAnswerSchema = v.object({
  /** 0 where the server names none (Spec §3). */
  status: exactly(withFallback(v.pipe(v.number(), v.integer()), 0)),
});
export const logoutAnswerSchema = v.object({ result: v.literal(true) });
