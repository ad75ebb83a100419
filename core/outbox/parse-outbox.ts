import type { Outbox, OutboxConflict, OutboxEntry, OutboxWrite } from "./outbox.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Parses a stored outbox; unreadable entries are left out. */
export function parseOutbox(stored: unknown): Outbox {
  return Array.isArray(stored) ? stored.flatMap((entry) => parseEntry(entry) ?? []) : [];
}

const CONFLICTS: readonly OutboxConflict[] = [
  "gone",
  "exists",
  "full",
  "unavailable",
  "overtaken",
  "uncertain",
  "refused",
];

function parseEntry(stored: unknown): OutboxEntry | null {
  const entry = fieldsOf(stored);
  const { key, userId, title, path, writtenAtMs, triedAtMs, errors } = entry;
  const write = parseWrite(fieldsOf(entry.write));
  if (!isName(key) || !isName(userId) || typeof title !== "string" || typeof writtenAtMs !== "number") return null;
  if (write === null) return null;
  return {
    key,
    userId,
    write,
    title,
    path: typeof path === "string" && path.startsWith("/") ? path : "/",
    writtenAtMs,
    triedAtMs: typeof triedAtMs === "number" ? triedAtMs : null,
    errors: typeof errors === "number" ? errors : 0,
    conflict: CONFLICTS.find((conflict) => conflict === entry.conflict) ?? null,
  };
}

const parseWrite = (write: Fields): OutboxWrite | null =>
  typeof write.kind === "string" ? (WRITES.get(write.kind)?.(write, fieldsOf(write.draft)) ?? null) : null;

type WriteParser = (write: Fields, draft: Fields) => OutboxWrite | null;

const WRITES: ReadonlyMap<string, WriteParser> = new Map<string, WriteParser>([
  [
    "favorite",
    ({ favorite, isKept }) => {
      const { type, id } = fieldsOf(favorite);
      if ((type !== "game" && type !== "goods") || !isName(id) || typeof isKept !== "boolean") return null;
      return { kind: "favorite", favorite: { type, id }, isKept };
    },
  ],
  ["cart", ({ goodsId }) => (isName(goodsId) ? { kind: "cart", goodsId } : null)],
  [
    "quantity",
    ({ goodsId, quantity }) => {
      if (!isName(goodsId) || !Number.isSafeInteger(quantity) || Number(quantity) < 0) return null;
      return { kind: "quantity", goodsId, quantity: Number(quantity) };
    },
  ],
  [
    "review",
    ({ gameCode, reviewId, basedOn }, { content, score, isSpoiler }) => {
      if (!isName(gameCode) || !isName(content) || typeof score !== "number" || typeof isSpoiler !== "boolean") {
        return null;
      }
      const draft = { content, score, isSpoiler };
      return { kind: "review", gameCode, reviewId: nameOrNull(reviewId), basedOn: nameOrNull(basedOn), draft };
    },
  ],
  [
    "comment",
    ({ article, commentId, basedOn, replyTo }, { content, mentions }) => {
      const { id, gameCode } = fieldsOf(article);
      if (!isName(id) || !isName(gameCode) || !isName(content)) return null;
      const named = Array.isArray(mentions) ? mentions.filter(isName) : [];
      return {
        kind: "comment",
        article: { id, gameCode },
        commentId: nameOrNull(commentId),
        basedOn: nameOrNull(basedOn),
        replyTo: nameOrNull(replyTo),
        draft: { content, mentions: named },
      };
    },
  ],
  [
    "draft",
    ({ place, basedOn }, { title, body, menu }) => {
      const { gameCode, boardAlias, articleId } = fieldsOf(place);
      if (!isName(gameCode) || typeof title !== "string" || typeof body !== "string") return null;
      return {
        kind: "draft",
        place: { gameCode, boardAlias: nameOrNull(boardAlias), articleId: nameOrNull(articleId) },
        basedOn: nameOrNull(basedOn),
        draft: { title, body, menu: nameOrNull(menu) },
      };
    },
  ],
]);

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const isName = (value: unknown): value is string => typeof value === "string" && value !== "";
const nameOrNull = (value: unknown): string | null => (isName(value) ? value : null);
