import { reportTagsOf } from "#core/client-state/report-tags.ts";
import { type ClientStateSources, readClientState } from "#ui/features/launcher/client-state/read-client-state.ts";

/** Tags of an error report, from the page as it is now. */
export const readReportTags = (sources: ClientStateSources): Readonly<Record<string, string>> =>
  reportTagsOf(readClientState(sources));
