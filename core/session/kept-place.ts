import { parseJson } from "../links/parse-json.ts";

/** Something on a page, found again by its way through the document, and known again by its words. */
export interface PageMark {
  readonly path: string;
  readonly words: string;
}

/** What a player was doing on a page: a reload gives it back, beside drafts and the scroll position, which are kept by themselves. */
export interface KeptPlace {
  readonly address: string;
  /** Forms that stood open in the page, by name. */
  readonly forms: readonly string[];
  /** What the open popups had been opened with, the lowest first. */
  readonly openers: readonly PageMark[];
  /** What had the focus, with the chosen part of its text; `null` for nothing. */
  readonly focus: (PageMark & { readonly selection: readonly [number, number] | null }) | null;
}

export const isPlaceWorthKeeping = ({ forms, openers, focus }: KeptPlace): boolean =>
  forms.length > 0 || openers.length > 0 || focus !== null;

/** Reads what the tab has kept; `null` for nothing, for what is no place, and for one at another address. */
export function parseKeptPlace(kept: string | null, address: string): KeptPlace | null {
  const parsed = kept === null ? null : parseJson(kept);
  if (!parsed?.ok || typeof parsed.value !== "object" || parsed.value === null) return null;
  const { forms, openers, focus, ...rest } = parsed.value as Partial<Record<keyof KeptPlace, unknown>>;
  if (rest.address !== address || !Array.isArray(forms) || !Array.isArray(openers)) return null;
  return {
    address,
    forms: forms.filter((form) => typeof form === "string"),
    openers: openers.filter(isMark),
    focus: isMark(focus) ? { ...focus, selection: readSelection(focus) } : null,
  };
}

function isMark(value: unknown): value is PageMark {
  if (typeof value !== "object" || value === null) return false;
  const { path, words } = value as Partial<Record<keyof PageMark, unknown>>;
  return typeof path === "string" && typeof words === "string";
}

function readSelection(focus: object): readonly [number, number] | null {
  const selection: unknown = Reflect.get(focus, "selection");
  if (!Array.isArray(selection)) return null;
  const [start, end] = selection;
  return Number.isSafeInteger(start) && Number.isSafeInteger(end) ? [start, end] : null;
}
