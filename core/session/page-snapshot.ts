import { MAX_SNAPSHOT_CHARACTERS, MAX_SNAPSHOT_FIELDS } from "./constants.ts";

/** An element of a page, found again by its path in the document and verified by its text. */
export interface PageMark {
  readonly path: string;
  readonly words: string;
}

/** A button that opened something: by itself, or by that entry of its menu. */
export interface SnapshotOpener extends PageMark {
  readonly entry: string | null;
}

/** An open form of the page, by name, and the menu entry that opens it; `null` for a plain button. */
export interface SnapshotForm {
  readonly name: string;
  readonly entry: string | null;
}

/** Content of a field that no other storage covers; the label identifies the field. */
export interface SnapshotField {
  /** Kind of control; for a choice also which one. */
  readonly kind: string;
  readonly label: string;
  /** Number among those of the same kind and label. */
  readonly at: number;
  readonly value: string;
  /** Its form was sent before, and is sent again. */
  readonly isSent: boolean;
}

/** Selected button of a group, by the index of the group. */
export interface SnapshotChoice {
  readonly at: number;
  readonly words: string;
}

/** State of the page, or of a popup. */
export interface SnapshotPart {
  readonly choices: readonly SnapshotChoice[];
  readonly fields: readonly SnapshotField[];
  /** Pixels that it was scrolled. */
  readonly scroll: number;
  /** Step of a form that has several; 0 without one. */
  readonly step: number;
}

/** Page snapshot: what a reload restores, beside drafts, which their forms store. */
export interface PageSnapshot {
  readonly address: string;
  /** Owner; the state is restored for no other player. `null` for a guest, who may have signed in since. */
  readonly player: string | null;
  readonly forms: readonly SnapshotForm[];
  /** Openers of the open popups, the lowest first. */
  readonly openers: readonly SnapshotOpener[];
  /** The page, then each of the popups. */
  readonly parts: readonly SnapshotPart[];
  /** Focused element, its part of the page, and the selected text; `null` for none. */
  readonly focus: (PageMark & { readonly part: number; readonly selection: readonly [number, number] | null }) | null;
}

export const isSnapshotWorthStoring = ({ forms, openers, parts, focus }: PageSnapshot): boolean =>
  forms.length > 0 ||
  openers.length > 0 ||
  focus !== null ||
  parts.some(({ choices, fields, scroll, step }) => choices.length > 0 || fields.length > 0 || scroll > 0 || step > 0);

export const isSnapshotOf = (snapshot: PageSnapshot, player: string | null): boolean =>
  snapshot.player === null || snapshot.player === player;

/** Drops fields beyond the size limits. */
export function boundFields(fields: readonly SnapshotField[]): readonly SnapshotField[] {
  let lettersLeft = MAX_SNAPSHOT_CHARACTERS;
  return fields.slice(0, MAX_SNAPSHOT_FIELDS).filter(({ value }) => {
    if (value.length > lettersLeft) return false;
    lettersLeft -= value.length;
    return true;
  });
}
