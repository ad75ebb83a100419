import * as v from "valibot";
import { type DeviceDraft, type DraftRef, draftKeyOf } from "#core/community/draft.ts";
import { readableItems } from "#ui/data/readable-items.ts";
import { postAttemptSchema } from "#ui/features/drafts/post-attempt-schema.ts";
import { type DraftStores, type TabDraft, tabDraft } from "#ui/kit/form/tab-draft.ts";

const textOrNull = v.fallback(v.nullable(v.string()), null);

/** A draft of an article as it is stored. */
export const deviceDraftSchema = v.object({
  title: v.string(),
  body: v.string(),
  menu: textOrNull,
  boardAlias: textOrNull,
  basedOn: textOrNull,
  attempt: postAttemptSchema,
  missingImages: readableItems(v.string()),
  savedAtMs: v.number(),
});

/** Draft of an article on this device, the one of this tab. */
export const deviceDraft = (stores: DraftStores, ref: DraftRef): TabDraft<DeviceDraft> =>
  tabDraft<DeviceDraft>(stores, draftKeyOf(ref), deviceDraftSchema);
