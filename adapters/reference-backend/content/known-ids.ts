import type { RawContent } from "./read-content.ts";

export type KnownIds = ReturnType<typeof knownIdsOf>;

/** What the files of a content folder can refer to. */
export function knownIdsOf(raw: RawContent) {
  const english = raw.texts.get("en-US");
  return {
    games: new Set(raw.games.map(({ gameCode }) => gameCode)),
    genres: new Set(raw.labels?.genres),
    tags: new Set(raw.labels?.tags),
    accessibility: new Set(raw.labels?.accessibility),
    ageDescriptors: new Set(raw.labels?.ageDescriptors),
    gameBoards: new Set(raw.gameBoards.map(({ id }) => id)),
    linkLabels: new Set(Object.keys(english?.linkLabels ?? {})),
    refundPolicies: new Set(Object.keys(english?.refundPolicies ?? {})),
    documents: new Set(raw.documents.map(({ name }) => name)),
    publisherBoards: new Set(raw.publisherBoards),
    coupons: new Set(raw.coupons.map(({ code }) => code)),
    /** Without bundles. */
    goods: new Set(raw.games.flatMap(({ gameCode, goods }) => goods.map(({ id }) => `${gameCode}-${id}`))),
  };
}
