import { useMemo } from "react";
import { parseJson } from "#core/links/parse-json.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { usePorts } from "#ui/context/ports-context.tsx";

/** A kind of form, and how its draft is stored. */
export interface FormDraftKind<Draft> {
  /** First part of the keys. */
  readonly name: string;
  /** `tab`: until the tab is closed; `device`: until it is sent, in every tab. Signing out forgets both. */
  readonly keptIn: "tab" | "device";
  /** Parses the stored value; `null` for an invalid draft, such as one of an older version. */
  readonly parse: (stored: unknown) => Draft | null;
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
}

interface Stores {
  readonly storage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
}

/** The draft of one form. `subject` identifies its owner and its topic; it must be unique. */
export function formDraft<Draft>(
  { storage, tabStorage }: Stores,
  { name, keptIn, parse, isEmpty }: FormDraftKind<Draft>,
  ...subject: readonly string[]
): FormDraft<Draft> {
  const store = keptIn === "tab" ? tabStorage : storage;
  const key = [name, ...subject.map(encodeURIComponent)].join("/");
  return {
    read: () => {
      const stored = parseJson(store.read(key) ?? "null");
      return stored.ok ? parse(stored.value) : null;
    },
    keep: (draft) => {
      if (isEmpty(draft)) store.remove(key);
      else store.write(key, JSON.stringify(draft));
    },
    forget: () => store.remove(key),
  };
}

/** The draft of a form on the page; the same object as long as the form and its subject are the same. */
export function useFormDraft<Draft>(kind: FormDraftKind<Draft>, ...subject: readonly string[]): FormDraft<Draft> {
  const { storage, tabStorage } = usePorts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the subject are compared, and not their list.
  return useMemo(() => formDraft({ storage, tabStorage }, kind, ...subject), [storage, tabStorage, kind, ...subject]);
}
