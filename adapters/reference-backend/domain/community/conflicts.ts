import { CallRefusal } from "#adapters/reference-backend/http/call-refusal.ts";

/** Conflicts of the community service (Spec §8: `lime` and `empty`). */
const CONFLICTS = {
  noBoards: { code: 40901, message: "The game has no boards." },
  unknownBoard: { code: 40902, message: "There is no such board." },
  emptyBoard: { code: 40903, message: "There is nothing on this board." },
  notOpen: { code: 40904, message: "The community of this game is not open here." },
  articleGone: { code: 40905, message: "The article is gone." },
} as const;

export function conflict(name: keyof typeof CONFLICTS): CallRefusal {
  const { code, message } = CONFLICTS[name];
  return new CallRefusal(409, code, message);
}
