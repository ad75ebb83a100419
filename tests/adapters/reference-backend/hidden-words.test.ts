import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { REPORTS_THAT_HIDE } from "#core/community/post.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import type { AnswerOf } from "./answer-of.ts";
import { listen } from "./event-stream.ts";
import { newPlayer } from "./new-player.ts";
import { uploadPicture } from "./pictures.ts";

interface Player {
  readonly visitor: TestViewer;
  readonly id: string;
  readonly name: string;
}

/** A post whose words hold `mark`, a word that nothing else on the store holds. */
interface Post {
  readonly kind: "article" | "comment" | "review";
  readonly id: string;
  readonly articleId: string;
  readonly mark: string;
  readonly author: Player;
}

/** How words leave, and how they come back. */
interface Departure {
  readonly leave: (post: Post) => Promise<unknown>;
  readonly comeBack: (post: Post) => Promise<unknown>;
  readonly concerns: readonly Post["kind"][];
  /** Whether guests no longer read it either. */
  readonly isForGuests: boolean;
}

const GAME = "tl";
const BOARD = "free";

/** Calls that show words of a post to a reader, by the kind of post, as long as it is there. */
const SHOWN_BY: Readonly<Record<Post["kind"], readonly CallName[]>> = {
  article: ["getArticle", "listArticles", "listLatestArticles", "listNotifications", "listPlayerArticles"],
  comment: ["listComments", "listNotifications"],
  review: ["listPlayerReviews", "listReviews"],
};

/** Posts that a reader has hidden are sent with a cover and can still be opened ("Show anyway"). */
const COVERED: readonly CallName[] = ["getArticle", "listComments"];

describeRules("text removed from %s", (kind) => {
  let moderator: TestViewer;
  let reader: Player;
  let reporters: readonly Player[];
  let count = 0;

  const store = openTestStore(kind, { content: testContent });
  beforeAll(async () => {
    moderator = await store.visitor().signIn("moderator-us");
    reader = await join();
    reporters = await Promise.all(Array.from({ length: REPORTS_THAT_HIDE }, join));
  });

  const join = async (): Promise<Player> => {
    const { player, userName, accountId } = await newPlayer(store);
    count += 1;
    return { visitor: player, id: accountId, name: userName };
  };

  async function send<Answer>(visitor: TestViewer, method: string, path: string, json?: unknown): Promise<Answer> {
    const answer = await visitor.fetch(path, { method, ...(json === undefined ? {} : { json }) });
    const text = await answer.text();
    expect(answer.status, `${method} ${path}: ${text}`).toBe(200);
    return JSON.parse(text) as Answer;
  }

  const articlesPath = `/community/api/games/${GAME}/boards/${BOARD}/articles`;
  const pathOf = ({ kind: postKind, id }: Post): string =>
    postKind === "review" ? `/api/store/games/${GAME}/reviews/${id}` : `/community/api/${postKind}s/${id}`;

  /** Words with the mark as a post of its kind is sent. */
  const written = (post: Pick<Post, "kind">, mark: string) =>
    post.kind === "article"
      ? { title: `On ${mark} at dusk`, body: `<p>The gate is called ${mark} by everybody.</p>` }
      : post.kind === "comment"
        ? { content: `They call it ${mark} here.` }
        : { content: `The ${mark} is worth every evening.`, score: 5 };

  const postArticle = async (author: Player, mark: string): Promise<string> => {
    store.passTime(POST_INTERVAL_MS);
    return (await send<{ id: string }>(author.visitor, "POST", articlesPath, written({ kind: "article" }, mark))).id;
  };

  const postComment = async (author: Player, articleId: string, json: object): Promise<string> => {
    store.passTime(POST_INTERVAL_MS);
    return (await send<{ id: string }>(author.visitor, "POST", `/community/api/articles/${articleId}/comments`, json))
      .id;
  };

  /** Writes a post of which the reader is notified, where players are notified of such posts. */
  const write = async (postKind: Post["kind"]): Promise<Post> => {
    const author = await join();
    const mark = `zq${count}${postKind}`;
    if (postKind === "article") {
      const articleId = await postArticle(author, mark);
      return { kind: postKind, id: articleId, articleId, mark, author };
    }
    if (postKind === "comment") {
      const articleId = await postArticle(reader, `by-reader-${count}`);
      const id = await postComment(author, articleId, written({ kind: postKind }, mark));
      return { kind: postKind, id, articleId, mark, author };
    }
    const path = `/api/store/games/${GAME}/reviews`;
    const { id } = await send<{ id: string }>(author.visitor, "POST", path, written({ kind: postKind }, mark));
    return { kind: postKind, id, articleId: "", mark, author };
  };

  const edit = async (post: Post, mark: string): Promise<void> => {
    const path = pathOf(post);
    const { updated_at } =
      post.kind === "article"
        ? await send<{ updated_at: string }>(post.author.visitor, "GET", path)
        : { updated_at: undefined };
    await send(post.author.visitor, "PATCH", path, { ...written(post, mark), updated_at });
  };
  const moderate = (hidden: boolean) => (post: Post) => send(moderator, "POST", `${pathOf(post)}/moderate`, { hidden });
  const block = (method: "PUT" | "DELETE") => (post: Post) =>
    send(reader.visitor, method, `/community/api/blocks/${post.author.id}`);

  const DEPARTURES: Readonly<Record<string, Departure>> = {
    "hidden by a moderator": {
      leave: moderate(true),
      comeBack: moderate(false),
      concerns: ["article", "comment"],
      isForGuests: true,
    },
    "hidden by reports": {
      leave: async (post) => {
        for (const { visitor } of reporters) await send(visitor, "POST", `${pathOf(post)}/report`, { reason: "spam" });
      },
      comeBack: (post) => edit(post, post.mark),
      concerns: ["article", "comment"],
      isForGuests: true,
    },
    changed: {
      leave: (post) => edit(post, "something-else"),
      comeBack: (post) => edit(post, post.mark),
      concerns: ["article", "comment", "review"],
      isForGuests: true,
    },
    deleted: {
      leave: (post) => send(post.author.visitor, "DELETE", pathOf(post)),
      comeBack: (post) => send(post.author.visitor, "POST", `${pathOf(post)}/restore`),
      concerns: ["article", "comment", "review"],
      isForGuests: true,
    },
    "of an author whom the reader has blocked": {
      leave: block("PUT"),
      comeBack: block("DELETE"),
      concerns: ["article", "comment", "review"],
      isForGuests: false,
    },
  };

  /** Every reading call with the parameters that lead to the post; calls with unknown parameters are skipped. */
  const readsOf = (post: Post): readonly (readonly [CallName, string])[] => {
    const known: Readonly<Record<string, string>> = {
      gameCode: GAME,
      boardAlias: BOARD,
      articleId: post.articleId,
      postId: post.id,
      playerId: post.author.id,
      search: post.mark,
      q: post.mark,
      sort: "newest",
      limit: "50",
      from: post.kind === "comment" ? post.id : "",
    };
    return Object.entries(CALLS as Readonly<Record<string, Call>>).flatMap(([name, call]) => {
      if (call.method !== "GET" || name === "signOut") return [];
      const path = call.path.replace(/\{(\w+)\}/g, (_, parameter: string) => known[parameter] ?? post.id);
      const entries = (call.query as { readonly entries?: Readonly<Record<string, v.GenericSchema>> } | undefined)
        ?.entries;
      const query = new URLSearchParams();
      for (const [field, schema] of Object.entries(entries ?? {})) {
        const value = known[field];
        if (value !== undefined && v.is(schema, value)) query.set(field, value);
      }
      return [[name as CallName, query.size === 0 ? path : `${path}?${query}`] as const];
    });
  };

  /** The calls whose answers contain the mark, or the title of an article. */
  const shownBy = async (visitor: TestViewer, post: Post): Promise<readonly CallName[]> => {
    const found = await Promise.all(
      readsOf(post).map(async ([name, path]) => {
        const answer = await visitor.fetch(path, { headers: { "X-PP-Locale": "en-US" } });
        // No answer repeats the search itself, so an answer with the mark contains text of the post.
        return (await answer.text()).includes(post.mark) ? [name] : [];
      }),
    );
    return found.flat().toSorted();
  };

  const expected = (post: Post, isReader: boolean): readonly CallName[] =>
    SHOWN_BY[post.kind]
      .filter((name) => name !== "listNotifications" || (isReader && post.kind === "comment"))
      .toSorted();

  describe.each(Object.entries(DEPARTURES))("%s", (_, departure) => {
    test.each(departure.concerns)("%ss leave every answer at once, and come back to every answer", async (postKind) => {
      const post = await write(postKind);
      const guest = store.visitor();
      expect(await shownBy(guest, post)).toEqual(expected(post, false));
      expect(await shownBy(reader.visitor, post)).toEqual(expected(post, true));

      await departure.leave(post);
      const left = await shownBy(reader.visitor, post);
      expect(left.filter((name) => departure.isForGuests || !COVERED.includes(name))).toEqual([]);
      expect(await shownBy(guest, post)).toEqual(departure.isForGuests ? [] : expected(post, false));

      await departure.comeBack(post);
      expect(await shownBy(guest, post)).toEqual(expected(post, false));
      expect(await shownBy(reader.visitor, post)).toEqual(expected(post, true));
    });
  });

  const notificationsOf = async ({ visitor }: Player, locale = "en-US") =>
    await visitor.json<AnswerOf<"listNotifications">>("/notification/api/notifications", {
      headers: { "X-PP-Locale": locale },
    });

  test("a notification of a deleted comment says so and still leads to the article", async () => {
    const post = await write("comment");
    const [before] = (await notificationsOf(reader)).notifications;
    expect(before?.body).toContain(post.mark);
    await moderate(true)(post);
    const [english] = (await notificationsOf(reader)).notifications;
    const [korean] = (await notificationsOf(reader, "ko-KR")).notifications;
    expect(english).toMatchObject({ body: "This comment is no longer available.", action: before?.action });
    expect(english?.title).toContain(post.author.name);
    expect(korean?.body).toBe("더 이상 볼 수 없는 댓글입니다.");
  });

  test("a notification of a comment that its reader has hidden or reported says that, and shows no words", async () => {
    const hidden = await write("comment");
    await send(reader.visitor, "POST", `${pathOf(hidden)}/hide`, { hidden: true });
    expect((await notificationsOf(reader)).notifications[0]?.body).toBe("You’ve hidden this comment.");
    const reported = await write("comment");
    await send(reader.visitor, "POST", `${pathOf(reported)}/report`, { reason: "spam" });
    expect((await notificationsOf(reader)).notifications[0]?.body).toBe("You’ve hidden this comment.");
  });

  test("the title of a deleted article stays in no notification of its author", async () => {
    const author = await join();
    const articleId = await postArticle(author, "own-words");
    const other = await join();
    await postComment(other, articleId, { content: "A fine gate." });
    store.passTime(POST_INTERVAL_MS);
    for (const { visitor } of reporters) {
      await send(visitor, "POST", `/community/api/articles/${articleId}/report`, { reason: "spam" });
    }
    const [hidden, commented] = (await notificationsOf(author)).notifications;
    expect(hidden?.title).toContain("own-words");
    expect(commented?.title).toContain("own-words");

    await send(author.visitor, "DELETE", `/community/api/articles/${articleId}`);
    const listed = (await notificationsOf(author)).notifications;
    expect(listed.map(({ title }) => title)).toEqual([
      "One of your posts was hidden",
      `${other.name} commented on your post`,
    ]);
    expect(listed.map(({ body }) => body)).toEqual([
      "This post is no longer available.",
      "This comment is no longer available.",
    ]);
  });

  test("posts of a blocked author are neither listed nor counted until the author is unblocked", async () => {
    const recipient = await join();
    const articleId = await postArticle(recipient, "counted");
    const author = await join();
    const id = await postComment(author, articleId, { content: "Counted once." });
    const post: Post = { kind: "comment", id, articleId, mark: "Counted", author };
    expect(await notificationsOf(recipient)).toMatchObject({
      unread_count: 1,
      notifications: [{ body: "Counted once." }],
    });
    await send(recipient.visitor, "PUT", `/community/api/blocks/${post.author.id}`);
    expect(await notificationsOf(recipient)).toMatchObject({ unread_count: 0, notifications: [] });
    await send(recipient.visitor, "DELETE", `/community/api/blocks/${post.author.id}`);
    expect(await notificationsOf(recipient)).toMatchObject({
      unread_count: 1,
      notifications: [{ body: "Counted once." }],
    });
  });

  test.each(Object.entries(DEPARTURES).filter(([, { isForGuests }]) => isForGuests))(
    "the picture of an article that is %s is removed and restored with its text",
    async (name, departure) => {
      const author = await join();
      const { url } = (await (await uploadPicture(author.visitor)).json()) as { readonly url: string };
      store.passTime(POST_INTERVAL_MS);
      const words = { title: "A picture", body: `<p>Look.</p><img src="${url}" alt="">` };
      const { id } = await send<{ id: string }>(author.visitor, "POST", articlesPath, words);
      const post: Post = { kind: "article", id, articleId: id, mark: "", author };
      const shownTo = async (visitor: TestViewer) => {
        const answer = await visitor.fetch(url);
        return answer.ok ? answer.headers.get("Cache-Control") : answer.status;
      };
      expect(await shownTo(store.visitor())).toBe("public, max-age=60");
      await departure.leave(post);
      expect(await shownTo(store.visitor())).toBe(404);
      expect(await shownTo(reader.visitor)).toBe(404);
      expect(await shownTo(moderator)).toBe("private, no-store");
      expect(await shownTo(author.visitor)).toBe("private, no-store");
      const { updated_at } =
        name === "deleted"
          ? { updated_at: undefined }
          : await send<{ updated_at: string }>(author.visitor, "GET", pathOf(post));
      if (updated_at === undefined || name === "hidden by a moderator") await departure.comeBack(post);
      else await send(author.visitor, "PATCH", pathOf(post), { ...words, updated_at });
      expect(await shownTo(store.visitor())).toBe("public, max-age=60");
    },
  );

  test("mentions only suggest writers of posts that the player can read", async () => {
    const articleId = await postArticle(await join(), "named");
    const author = await join();
    const id = await postComment(author, articleId, { content: "I am here." });
    const post: Post = { kind: "comment", id, articleId, mark: "", author };
    const isOffered = async () =>
      (
        await reader.visitor.json<{ players: readonly { id: string }[] }>(
          `/community/api/mentions?gameCode=${GAME}&articleId=${articleId}&search=${author.name}`,
        )
      ).players.some((player) => player.id === author.id);
    for (const { leave, comeBack } of [
      DEPARTURES["hidden by a moderator"],
      DEPARTURES["hidden by reports"],
      DEPARTURES["of an author whom the reader has blocked"],
      DEPARTURES.deleted,
    ].flatMap((departure) => departure ?? [])) {
      expect(await isOffered()).toBe(true);
      await leave(post);
      expect(await isOffered()).toBe(false);
      await (leave === DEPARTURES["hidden by reports"]?.leave
        ? send(author.visitor, "PATCH", pathOf(post), { content: "I am here." })
        : comeBack(post));
    }
  });

  test.each(Object.entries(DEPARTURES))(
    "pages that are open hear that a comment is %s, and hear no words",
    async (_, departure) => {
      const post = await write("comment");
      const topic = `article:${post.articleId}`;
      const stream = await listen(reader.visitor, `?topic=${topic}`);
      await stream.next();
      await departure.leave(post);
      const heard: string[] = [];
      const isHeard = (part: string) => heard.some((event) => event.includes(part));
      // The bell and the list of notifications read again by `unread`, the page of the article by `changed`.
      while (!isHeard("event: unread") || (departure.isForGuests && !isHeard(topic))) {
        heard.push((await stream.next()) ?? expect.unreachable(`the stream ended after ${heard}`));
      }
      expect(heard.join()).not.toContain(post.mark);
    },
  );
});
