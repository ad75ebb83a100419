import * as v from "valibot";
import { ACHIEVEMENT_TIERS } from "#core/achievements/achievement.ts";
import { instantSchema } from "./envelope.ts";
import { exactly, withFallback } from "./tolerant-reader.ts";

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const achievementSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  tier: withFallback(v.nullable(v.picklist(ACHIEVEMENT_TIERS)), null),
  title: v.string(),
  description: withFallback(v.string(), ""),
  badge: withFallback(v.string(), ""),
  hidden: withFallback(v.boolean(), false),
  goal: v.pipe(v.number(), v.integer(), v.minValue(1)),
  progress: v.nullable(countSchema),
  earned_at: exactly(v.nullable(instantSchema)),
  earned_share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

export const achievementListAnswerSchema = v.object({
  achievements: v.array(achievementSchema),
  text_locale: withFallback(v.string(), ""),
});
