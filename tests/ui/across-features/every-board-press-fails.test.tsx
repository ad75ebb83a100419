import type { SessionUser } from "#core/session/session.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { openGateways, prepareStore, signIn } from "../support/faulty-store.tsx";
import { type PressRow, pressThroughFaults } from "../support/press-through-faults.ts";

const MORE = { path: "/game/tl/board/guide/view/tl-1", open: /^More$/ };
const ONE_COMMENT = "[id^=comment-]";

const ROWS: readonly PressRow[] = [
  { ...MORE, call: "community.moderateArticle", press: /^(Pin|Unpin)/ },
  { ...MORE, call: "community.moderateArticle", press: /^Hide for everyone$/ },
  { ...MORE, call: "community.moderateComment", inside: ONE_COMMENT, press: /^Hide for everyone$/ },
  { ...MORE, call: "community.hideComment", inside: ONE_COMMENT, press: /^Hide from me$/ },
  { ...MORE, call: "community.removeComment", inside: "#comment-{own comment}", press: /^Delete$/ },
  { call: "community.resolveReports", path: "/reports", press: /^Keep$/ },
];

const ids: Record<string, string> = {};
let user: SessionUser;
prepareStore(async () => {
  await signIn("player-jp");
  const reported = { id: "tl-2", gameCode: "tl" };
  expectValue(await openGateways().community.reportArticle(reported, { reason: "spam", words: "" }, "report-key"));
  user = await signIn("moderator-us");
  const article = { id: "tl-1", gameCode: "tl" };
  const words = { content: "A rope, a lamp and good company.", mentions: [] };
  ids["own comment"] = expectValue(await openGateways().community.postComment(article, words, null, "comment-key")).id;
});

pressThroughFaults(ROWS, { user: () => user, ids });
