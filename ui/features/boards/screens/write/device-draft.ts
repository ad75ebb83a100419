import * as v from "valibot";
import { type DeviceDraft, type DraftRef, draftKeyOf } from "#core/community/draft.ts";
import { type StoredValue, storedValue } from "#core/storage/stored-value.ts";
import { readableItems } from "#ui/data/readable-items.ts";
import { postAttemptSchema } from "#ui/features/drafts/post-attempt-schema.ts";

const textOrNull = v.fallback(v.nullable(v.string()), null);

const schema = v.object({
  title: v.string(),
  body: v.string(),
  menu: textOrNull,
  boardAlias: textOrNull,
  basedOn: textOrNull,
  attempt: postAttemptSchema,
  missingImages: readableItems(v.string()),
  savedAtMs: v.number(),
});

/** Draft of an article on this device. */
export const deviceDraft = (ref: DraftRef): StoredValue<DeviceDraft | null> =>
  storedValue<DeviceDraft | null>(draftKeyOf(ref), schema, null);
