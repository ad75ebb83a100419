import { expect } from "vitest";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { type DatabaseKind, withDatabase } from "#tests/support/database.ts";
import { startTestBackend, type TestBackend, type TestViewer } from "#tests/support/test-backend.ts";
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
  readonly store: TestBackend;
  readonly writer: TestViewer;
  readonly reader: TestViewer;
  readonly moderator: TestViewer;
  /** Posts an article of the writer. */
  readonly post: (title?: string, body?: string) => Promise<WireArticle>;
  /** Comments on an article, once the player may post again. */
  readonly commentOn: (visitor: TestViewer, id: string, json: object) => Promise<WireComment>;
  readonly read: (visitor: TestViewer, id: string) => Promise<Response>;
  readonly close: () => Promise<void>;
}

export async function openBoards(kind: DatabaseKind): Promise<Boards> {
  const databases = await withDatabase(kind);
  const store = await startTestBackend(await databases.open(testContent), { content: testContent });
  const [writer, reader, moderator] = [store.visitor(), store.visitor(), store.visitor()];
  await writer.signIn("player-kr");
  await reader.signIn("player-jp");
  await moderator.signIn("moderator-us");
  return {
    store,
    writer,
    reader,
    moderator,
    post: async (title = "Fog over the valley", body = "<p>It came at noon.</p>") => {
      const answer = await writer.fetch(BOARD, { json: { title, body } });
      const article: unknown = await answer.json();
      expect(answer.status, JSON.stringify(article)).toBe(200);
      return article as WireArticle;
    },
    commentOn: async (visitor, id, json) => {
      store.passTime(POST_INTERVAL_MS);
      return await visitor.json<WireComment>(`/community/api/articles/${id}/comments`, { json });
    },
    read: (visitor, id) => visitor.fetch(`/community/api/articles/${id}`),
    close: async () => {
      await store.close();
      await databases.close();
    },
  };
}
