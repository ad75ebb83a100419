import { MAX_KEPT_FIELDS, MAX_KEPT_LETTERS } from "./constants.ts";

/** Something on a page, found again by its way through the document, and known again by its words. */
export interface PageMark {
  readonly path: string;
  readonly words: string;
}

/** A button that opened something: by itself, or by that entry of its menu. */
export interface KeptOpener extends PageMark {
  readonly entry: string | null;
}

/** An open form of the page, by name, and the menu entry that opens it; `null` for a plain button. */
export interface KeptForm {
  readonly name: string;
  readonly entry: string | null;
}

/** Content of a field that no other storage covers; the label identifies the field. */
export interface KeptField {
  /** What kind of control it is; of a choice also which. */
  readonly kind: string;
  readonly label: string;
  /** Number among those of the same kind and label. */
  readonly at: number;
  readonly value: string;
  /** Its form had been sent, and is sent again. */
  readonly isSent: boolean;
}

/** Selected button of a group, by the index of the group. */
export interface KeptChoice {
  readonly at: number;
  readonly words: string;
}

/** State of the page, or of a popup. */
export interface KeptPart {
  readonly choices: readonly KeptChoice[];
  readonly fields: readonly KeptField[];
  /** Pixels that it was scrolled. */
  readonly scroll: number;
  /** Step of a form that has several; 0 without one. */
  readonly step: number;
}

/** What a player was doing on a page: a reload gives it back, beside drafts, which are kept by their forms. */
export interface KeptPlace {
  readonly address: string;
  /** Owner; the state is restored for no other player. `null` for a guest, who may have signed in since. */
  readonly player: string | null;
  readonly forms: readonly KeptForm[];
  /** What the open popups had been opened with, the lowest first. */
  readonly openers: readonly KeptOpener[];
  /** The page, then each of the popups. */
  readonly parts: readonly KeptPart[];
  /** What had the focus, in which part, with the chosen part of its text; `null` for nothing. */
  readonly focus: (PageMark & { readonly part: number; readonly selection: readonly [number, number] | null }) | null;
}

export const isPlaceWorthKeeping = ({ forms, openers, parts, focus }: KeptPlace): boolean =>
  forms.length > 0 ||
  openers.length > 0 ||
  focus !== null ||
  parts.some(({ choices, fields, scroll, step }) => choices.length > 0 || fields.length > 0 || scroll > 0 || step > 0);

export const isPlaceOf = (place: KeptPlace, player: string | null): boolean =>
  place.player === null || place.player === player;

/** Drops fields beyond the size limits and keeps the others. */
export function boundFields(fields: readonly KeptField[]): readonly KeptField[] {
  let lettersLeft = MAX_KEPT_LETTERS;
  return fields.slice(0, MAX_KEPT_FIELDS).filter(({ value }) => {
    if (value.length > lettersLeft) return false;
    lettersLeft -= value.length;
    return true;
  });
}
