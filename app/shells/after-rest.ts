import { followLinksOnPress } from "#adapters/browser/follow-links-on-press.ts";
import { fetchPagesAhead } from "#app/routes/fetch-pages-ahead.ts";
import { warmUpStandIns } from "#app/routes/stand-ins.ts";
import type { ScreenContext } from "#ui/head/page-head.ts";

/** What a website does once its first page has come to rest: nothing of it is part of the first scripts. */
export function goOnAfterRest(context: ScreenContext): void {
  warmUpStandIns();
  followLinksOnPress(document);
  void fetchPagesAhead(context);
}
