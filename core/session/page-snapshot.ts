import { MAX_SNAPSHOT_CHARACTERS, MAX_SNAPSHOT_VALUES } from "./constants.ts";

/** Focused field, by the `name` attributes of its form and its own, and the selected text; `null` for none. */
export interface SnapshotFocus {
  readonly form: string | null;
  readonly field: string;
  readonly selection: readonly [number, number] | null;
}

/** What a reload of the store or a sign-in restores, beside drafts, which their forms store. */
export interface PageSnapshot {
  readonly address: string;
  /** Owner; the state is restored for no other player. `null` for a guest, who may have signed in since. */
  readonly player: string | null;
  /** Values of fields and choices, and inputs of open popups, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Pixels that the page was scrolled. */
  readonly scroll: number;
  readonly focus: SnapshotFocus | null;
}

export const isSnapshotWorthStoring = ({
  values,
  scroll,
  focus,
}: Pick<PageSnapshot, "values" | "scroll" | "focus">): boolean =>
  Object.keys(values).length > 0 || scroll > 0 || focus !== null;

export const isSnapshotOf = ({ player: owner }: Pick<PageSnapshot, "player">, player: string | null): boolean =>
  owner === null || owner === player;

/** Drops values beyond the size limits of a tab's storage. */
export function limitSnapshotValues(values: PageSnapshot["values"]): PageSnapshot["values"] {
  let charactersLeft = MAX_SNAPSHOT_CHARACTERS;
  const kept = Object.entries(values)
    .slice(0, MAX_SNAPSHOT_VALUES)
    .filter(([, value]) => {
      const { length } = JSON.stringify(value) ?? "";
      if (length > charactersLeft) return false;
      charactersLeft -= length;
      return true;
    });
  return Object.fromEntries(kept);
}
