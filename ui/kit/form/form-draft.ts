import { useMemo } from "react";
import { type StoredSchema, storedValue } from "#core/storage/stored-value.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { areDraftsOpen, type DraftStores, tabDraft } from "./tab-draft.ts";

/** A kind of form, and how its draft is stored. */
export interface FormDraftKind<Draft> {
  /** First part of the keys. */
  readonly name: string;
  /** `tab`: until the tab is closed; `device`: until it is sent, one for each tab. Signing out forgets both. */
  readonly keptIn: "tab" | "device";
  /** A stored value that it refuses, such as one of an older version, is no draft. */
  readonly schema: StoredSchema<Draft>;
  /** Whether there is nothing to keep. */
  readonly isEmpty: (draft: Draft) => boolean;
}

/**
 * Unsent input of one form. It survives closing the form and navigation; the form removes it once the server has the
 * input.
 */
export interface FormDraft<Draft> {
  read(): Draft | null;
  /** Stores the input; an empty draft removes the entry. */
  keep(draft: Draft): void;
  forget(): void;
  /** Forgets the drafts of this form that `isIt` names, also those of other tabs where they are on the device. */
  forgetWhere(isIt: (draft: Draft) => boolean): void;
}

/** The draft of one form. `subject` identifies its owner and its topic; it must be unique. */
export function formDraft<Draft>(
  stores: DraftStores,
  { name, keptIn, schema, isEmpty }: FormDraftKind<Draft>,
  ...subject: readonly string[]
): FormDraft<Draft> {
  const key = [name, ...subject.map(encodeURIComponent)].join("/");
  const stored = keptIn === "tab" ? draftOfTab(stores, key, schema) : tabDraft(stores, key, schema);
  return {
    read: stored.read,
    keep: (draft) => {
      if (isEmpty(draft)) stored.remove();
      else stored.write(draft);
    },
    forget: stored.remove,
    forgetWhere: stored.removeWhere,
  };
}

/** A draft that only its tab has. */
function draftOfTab<Draft>({ tabStorage }: DraftStores, key: string, schema: StoredSchema<Draft>) {
  const stored = storedValue<Draft | null>(key, schema, null);
  return {
    read: () => stored.read(tabStorage),
    write: (draft: Draft) => {
      if (areDraftsOpen(tabStorage)) stored.write(tabStorage, draft);
    },
    remove: () => stored.remove(tabStorage),
    removeWhere: (isIt: (draft: Draft) => boolean) => {
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
