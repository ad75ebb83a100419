import { countGraphemes } from "unicode-segmenter/grapheme";
import type { EpochMilliseconds } from "../ports/device.ts";
import { normalizeText } from "../texts/normalize-text.ts";
import {
  BODY_GRAPHEMES,
  COMMENT_GRAPHEMES,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  POST_INTERVAL_MS,
  REPORT_GRAPHEMES,
  TITLE_GRAPHEMES,
} from "./constants.ts";

/** Texts players write on a board. */
export type TextKind = "title" | "body" | "comment" | "report";

const BOUNDS: Readonly<Record<TextKind, { readonly min: number; readonly max: number }>> = {
  title: TITLE_GRAPHEMES,
  body: BODY_GRAPHEMES,
  comment: COMMENT_GRAPHEMES,
  report: REPORT_GRAPHEMES,
};

export type TextRefusal = "too_short" | "too_long";

/** Whether a text fits: its refusal, and the counts a form shows while it is written. A body counts without its markup. */
export function checkText(
  kind: TextKind,
  text: string,
): { readonly refusal: TextRefusal | null; readonly count: number; readonly min: number; readonly max: number } {
  const { min, max } = BOUNDS[kind];
  const count = countGraphemes(normalizeText(text));
  const refusal = count < min ? "too_short" : count > max ? "too_long" : null;
  return { refusal, count, min, max };
}

export type ImageRefusal = "too_many" | "too_large" | "wrong_type" | "empty";

/** Why an image cannot be added to an article that has `present` images; `null` if it can. */
export function imageRefusalOf(
  image: { readonly type: string; readonly bytes: number },
  present: number,
): ImageRefusal | null {
  if (present >= MAX_IMAGES) return "too_many";
  if (!IMAGE_TYPES.includes(image.type)) return "wrong_type";
  if (image.bytes <= 0) return "empty";
  return image.bytes > MAX_IMAGE_BYTES ? "too_large" : null;
}

/** Milliseconds a player has to wait before the next post; 0 if none. */
export function postWaitMs(lastPostAtMs: EpochMilliseconds | null, nowMs: EpochMilliseconds): number {
  if (lastPostAtMs === null) return 0;
  return Math.min(POST_INTERVAL_MS, Math.max(0, lastPostAtMs + POST_INTERVAL_MS - nowMs));
}
