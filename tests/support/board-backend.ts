import { beforeAll, beforeEach, expect } from "vitest";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import type { DatabaseKind } from "#tests/support/database.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestBackend, TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";

export interface WireArticle {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly image: string | null;
  readonly updated_at: string;
  readonly like_count: number;
  readonly comment_count: number;
  readonly hidden: string | null;
  readonly hidden_by: string | null;
}
export interface WireComment {
  readonly id: string;
  readonly thread_id: string | null;
  readonly content: string;
  readonly mentions: readonly { readonly nickname: string }[];
  readonly is_deleted: boolean;
  readonly reply_count: number;
  readonly hidden: string | null;
}

export const BOARD = "/community/api/games/tl/boards/free/articles";

/** A backend with boards, and three players on them. */
export interface Boards {
  readonly store: Omit<TestBackend, "close">;
  readonly writer: TestViewer;
  readonly reader: TestViewer;
  readonly moderator: TestViewer;
  /** Posts an article of the writer. */
  readonly post: (title?: string, body?: string) => Promise<WireArticle>;
  /** Comments on an article, once the player may post again. */
  readonly commentOn: (visitor: TestViewer, id: string, json: object) => Promise<WireComment>;
  readonly read: (visitor: TestViewer, id: string) => Promise<Response>;
}

/** Opened before the tests of a `describe`; before each of them the clock moves on, so that every player may post again. */
export function openBoards(kind: DatabaseKind): Boards {
  const store = openTestStore(kind, { content: testContent });
  const players = new Map<string, TestViewer>();
  beforeAll(async () => {
    for (const userName of ["player-kr", "player-jp", "moderator-us"]) {
      players.set(userName, store.visitor());
      await players.get(userName)?.signIn(userName);
    }
  });
  beforeEach(() => store.passTime(POST_INTERVAL_MS));
  const signedIn = (userName: string): TestViewer => players.get(userName) ?? expect.unreachable("not signed in");
  return {
    store,
    get writer() {
      return signedIn("player-kr");
    },
    get reader() {
      return signedIn("player-jp");
    },
    get moderator() {
      return signedIn("moderator-us");
    },
    post: async (title = "Fog over the valley", body = "<p>It came at noon.</p>") => {
      const answer = await signedIn("player-kr").fetch(BOARD, { json: { title, body } });
      const article: unknown = await answer.json();
      expect(answer.status, JSON.stringify(article)).toBe(200);
      return article as WireArticle;
    },
    commentOn: async (visitor, id, json) => {
      store.passTime(POST_INTERVAL_MS);
      return await visitor.json<WireComment>(`/community/api/articles/${id}/comments`, { json });
    },
    read: (visitor, id) => visitor.fetch(`/community/api/articles/${id}`),
  };
}
