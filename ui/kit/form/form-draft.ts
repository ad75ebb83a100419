import { useMemo } from "react";
import { checkedValue, type StoredSchema, storedValue } from "#core/storage/stored-value.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { registerPersistedState, takePersistedState } from "../persisted-state/persisted-state.ts";
import { areDraftsOpen, type DraftStores, tabDraft } from "./tab-draft.ts";

/** A kind of form, and how its draft is stored. */
export interface FormDraftKind<Draft> {
  /** First part of the keys. */
  readonly name: string;
  /**
   * `page`: over a reload of the store or a sign-in, as long as the form is on the page; `tab`: until the tab is closed;
   * `device`: until it is sent, one for each tab. Signing out forgets all.
   */
  readonly keptIn: "page" | "tab" | "device";
  /**
   * Names all that is stored of a form; a secret is never named. Input that it refuses, and a stored value of an older
   * version, is no draft.
   */
  readonly schema: StoredSchema<Draft>;
}

/** Unsent input of one form, which the form removes once the server has it. */
export interface FormDraft<Draft> {
  read(): Draft | null;
  /** Stores what the schema names; input that it refuses removes the entry. */
  keep(draft: Draft): void;
  forget(): void;
  /** Forgets the drafts of this form that `isIt` names, also those of other tabs where they are on the device. */
  forgetWhere(isIt: (draft: Draft) => boolean): void;
  /** Only of a draft that is kept in the page: a reload stores it until the returned function is called. */
  readonly attach?: (() => () => void) | undefined;
}

/** The draft of one form. `subject` identifies its owner and its topic; it must be unique. */
export function formDraft<Draft>(
  stores: DraftStores,
  { name, keptIn, schema }: FormDraftKind<Draft>,
  ...subject: readonly string[]
): FormDraft<Draft> {
  const key = [name, ...subject.map(encodeURIComponent)].join("/");
  const { attach, ...stored } = STORES[keptIn](stores, key, schema);
  return {
    read: stored.read,
    keep: (draft) => {
      const named = checkedValue(schema, draft);
      if (named === null) stored.remove();
      else stored.write(named);
    },
    forget: stored.remove,
    forgetWhere: stored.removeWhere,
    attach,
  };
}

interface StoredDraft<Draft> {
  read(): Draft | null;
  write(draft: Draft): void;
  remove(): void;
  removeWhere(isIt: (draft: Draft) => boolean): void;
  readonly attach?: () => () => void;
}

const STORES: Readonly<
  Record<
    FormDraftKind<unknown>["keptIn"],
    <Draft>(stores: DraftStores, key: string, schema: StoredSchema<Draft>) => StoredDraft<Draft>
  >
> = { page: draftOfPage, tab: draftOfTab, device: tabDraft };

/** A draft of which only a reload or a sign-in stores anything. */
function draftOfPage<Draft>(_: DraftStores, key: string, schema: StoredSchema<Draft>): StoredDraft<Draft> {
  let kept: Draft | null = null;
  return {
    read: () => {
      kept ??= takePersistedState(key, schema);
      return kept;
    },
    write: (draft) => {
      kept = draft;
    },
    remove: () => {
      kept = null;
    },
    removeWhere: (isIt) => {
      if (kept !== null && isIt(kept)) kept = null;
    },
    attach: () => registerPersistedState(key, () => kept ?? undefined),
  };
}

/** A draft that only its tab has. */
function draftOfTab<Draft>({ tabStorage }: DraftStores, key: string, schema: StoredSchema<Draft>): StoredDraft<Draft> {
  const stored = storedValue<Draft | null>(key, schema, null);
  return {
    read: () => stored.read(tabStorage),
    write: (draft) => {
      if (areDraftsOpen(tabStorage)) stored.write(tabStorage, draft);
    },
    remove: () => stored.remove(tabStorage),
    removeWhere: (isIt) => {
      const draft = stored.read(tabStorage);
      if (draft !== null && isIt(draft)) stored.remove(tabStorage);
    },
  };
}

/** The draft of a form on the page; the same object as long as the form and its subject are the same. */
export function useFormDraft<Draft>(kind: FormDraftKind<Draft>, ...subject: readonly string[]): FormDraft<Draft> {
  const { storage, tabStorage } = usePorts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the subject are compared, and not their list.
  return useMemo(() => formDraft({ storage, tabStorage }, kind, ...subject), [storage, tabStorage, kind, ...subject]);
}
