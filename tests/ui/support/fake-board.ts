import type { Article, ArticleEntry, BoardList, NamedAuthor } from "#core/community/article.ts";
import type { Comment } from "#core/community/comment.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { ArticleQuery } from "#core/ports/community-gateway.ts";
import type { Ports } from "#core/ports/index.ts";
import { buildArticle, buildComment, instantIn, pageFrom } from "./builders.ts";
import { createFakePorts, createPublisher } from "./fake-ports.ts";

/** The publisher's data about one board; tests change it while they run. */
export interface FakeBoard {
  boards: BoardList;
  articles: Article[];
  comments: Comment[];
  /** Players who can be mentioned. */
  readonly players: readonly NamedAuthor[];
  /** Failures by call, each used once in turn; `null` for an answer as it should be. */
  readonly failures: Map<string, (RequestFailure | null)[]>;
  /** Posts arrive although their answers are lost. */
  arrivesAnyway: boolean;
  /** Calls whose answers wait. */
  readonly until: Map<string, Promise<void>>;
  /** Every call in order. */
  readonly calls: string[];
  /** Keys under which something was posted, in order. */
  readonly keys: string[];
  /** Filters of the requested lists. */
  readonly queries: ArticleQuery[];
}

export function createBoard(change: Partial<FakeBoard> = {}): FakeBoard {
  return {
    boards: { boards: [{ alias: "free", title: "Free board", articleCount: 1, menus: [] }], myRole: "player" },
    articles: [],
    comments: [],
    players: [],
    failures: new Map(),
    until: new Map(),
    arrivesAnyway: false,
    calls: [],
    keys: [],
    queries: [],
    ...change,
  };
}

const PAGE = 20;

/** Ports whose community answers from `board`; `stored` is the device's storage. */
export function createBoardPorts(board: FakeBoard, stored = new Map<string, string>()): Ports {
  const base = createFakePorts(createPublisher(), stored);
  const answer = async <Value>(name: string, value: () => Value): Promise<Result<Value>> => {
    board.calls.push(name);
    await board.until.get(name);
    const failure = board.failures.get(name)?.shift() ?? null;
    if (failure === null) return succeed(value());
    if (board.arrivesAnyway) value();
    return fail(failure);
  };
  const find = (id: string) => board.comments.find((comment) => comment.id === id) ?? buildComment();
  const set = (comment: Comment): Comment => {
    board.comments = board.comments.map((one) => (one.id === comment.id ? comment : one));
    return comment;
  };
  /** The same key posts once. */
  const once = <Post>(key: string, known: readonly Post[], post: () => Post): Post => {
    const at = board.keys.indexOf(key);
    board.keys.push(key);
    return (at < 0 ? undefined : known.at(-1)) ?? post();
  };
  return {
    ...base,
    catalogue: {
      ...base.catalogue,
      getGame: async (gameCode, options) => {
        const game = await base.catalogue.getGame(gameCode, options);
        return game.ok ? succeed({ ...game.value, gameCode }) : game;
      },
    },
    community: {
      ...base.community,
      listBoards: () => answer("listBoards", () => board.boards),
      listArticles: (_, query) => {
        board.queries.push(query);
        return answer("listArticles", () => {
          const { page, ...more } = pageFrom<ArticleEntry>(board.articles, query.cursor);
          return { articles: page, ...more };
        });
      },
      getArticle: ({ id }) =>
        answer("getArticle", () => board.articles.find((article) => article.id === id) ?? buildArticle()),
      listComments: (_, { sort, from, cursor }) =>
        answer("listComments", () => {
          const sorted = sort === "newest" ? board.comments.toReversed() : board.comments;
          const at = sorted.findIndex(({ id }) => id === from);
          const start = at < PAGE ? undefined : String(at);
          const { page, ...more } = pageFrom(sorted, cursor ?? start);
          return { comments: page, total: board.comments.length, hasEarlier: start !== undefined, ...more };
        }),
      postComment: ({ id }, { content, mentions }, replyTo, key) =>
        answer("postComment", () =>
          once(key, board.comments, () => {
            const comment = buildComment({
              id: `own-${board.comments.length}`,
              articleId: id,
              threadId: replyTo,
              author: { id: "me", nickname: "Mina", avatar: "", isModerator: false },
              content,
              mentions: mentions.map((mentioned) => ({ id: mentioned, nickname: mentioned })),
              createdAt: instantIn(0),
              updatedAt: instantIn(0),
              isMine: true,
            });
            board.comments = [...board.comments, comment];
            return comment;
          }),
        ),
      editComment: ({ id }, { content }) => answer("editComment", () => set({ ...find(id), content })),
      removeComment: ({ id }) =>
        answer("removeComment", () => {
          set({ ...find(id), isDeleted: true });
          return null;
        }),
      restoreComment: ({ id }) => answer("restoreComment", () => set({ ...find(id), isDeleted: false })),
      suggestMentions: () => answer("suggestMentions", () => board.players),
      getDraft: () => answer("getDraft", () => null),
    },
  };
}
