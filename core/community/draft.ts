import type { Instant } from "../catalogue/game.ts";
import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import { normalizeTitle } from "../texts/normalize-text.ts";
import type { ArticleDraft } from "./article.ts";
import type { PostAttempt } from "./post-attempt.ts";

/** Key of a draft: one board (empty if none is chosen), one article (`null` for a new one), one player. */
export interface DraftRef {
  readonly gameCode: string;
  readonly boardAlias: string;
  readonly articleId: string | null;
  readonly userId: string;
}

/** Text of an article. */
export type Draft = Pick<ArticleDraft, "title" | "body">;

/** A draft as stored on the device. */
export interface DeviceDraft extends ArticleDraft {
  /** The board that was chosen; `null` where the address names it. */
  readonly boardAlias: string | null;
  /** The state of the article that is being changed; `null` for a new one. */
  readonly basedOn: Instant | null;
  /** Attempt to post exactly this text; `null` if it was not sent yet. */
  readonly attempt: PostAttempt | null;
  /** File names of pictures in the text that were not uploaded; the device does not store the files. */
  readonly missingImages: readonly string[];
  readonly savedAtMs: EpochMilliseconds;
}

/** Storage key of a draft; unique per article or board and player, because the parts are escaped. */
export function draftKeyOf({ gameCode, boardAlias, articleId, userId }: DraftRef): string {
  const parts = [gameCode, boardAlias, articleId ?? "", userId].map(encodeURIComponent);
  return `draft/${parts.join("/")}`;
}

/** Attributes of stored HTML that the sanitizers and the server add. */
const ADDED_ATTRIBUTES = / (?:rel|loading|dir)="[^"]*"/g;

/** Whether two articles have the same text, regardless of how the server stores the title, and what it adds to the HTML. */
export const isSameArticleText = (one: Draft, other: Draft): boolean =>
  normalizeTitle(one.title) === normalizeTitle(other.title) &&
  withoutAdditions(one.body) === withoutAdditions(other.body);

const withoutAdditions = (html: string): string => html.replaceAll(ADDED_ATTRIBUTES, "");

/** The later draft of device and server, to continue with. The device knows more about its own. */
export function laterDraft(
  device: DeviceDraft | null,
  server: (ArticleDraft & { readonly updatedAt: Instant }) | null,
): DeviceDraft | null {
  if (server === null) return device;
  const savedAtMs = instantToMs(server.updatedAt) ?? 0;
  if (device !== null && device.savedAtMs >= savedAtMs) return device;
  const { title, body, menu } = server;
  if (device !== null && isSameArticleText(device, server)) return device;
  // Pictures that are missing here are nowhere else.
  const missingImages = device?.missingImages ?? [];
  return { title, body, menu, boardAlias: null, basedOn: null, attempt: null, missingImages, savedAtMs };
}

/** Whether an article has been changed since a draft of it was begun. */
export function isDraftOutdated(
  { basedOn, savedAtMs }: Pick<DeviceDraft, "basedOn" | "savedAtMs">,
  updatedAt: Instant,
): boolean {
  return basedOn === null ? savedAtMs < (instantToMs(updatedAt) ?? 0) : basedOn !== updatedAt;
}
