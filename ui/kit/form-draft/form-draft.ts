import { useMemo } from "react";
import { parseJson } from "#core/links/parse-json.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { usePorts } from "#ui/context/ports-context.tsx";

/** A kind of form, and how what is typed into it is kept. */
export interface FormDraftKind<Draft> {
  /** First part of the keys. */
  readonly name: string;
  /** `tab`: until the tab is closed; `device`: until it is sent, in every tab. Signing out forgets both. */
  readonly keptIn: "tab" | "device";
  /** Reads what was stored; `null` for what is no draft, such as that of an older version. */
  readonly parse: (stored: unknown) => Draft | null;
  /** Whether there is nothing to keep. */
  readonly isEmpty: (draft: Draft) => boolean;
}

/**
 * What was typed into one form and not sent. Closing the form, going to another page and coming back lose nothing of it; a form
 * forgets it when the server has it.
 */
export interface FormDraft<Draft> {
  read(): Draft | null;
  /** Keeps what is typed now; an empty draft leaves nothing behind. */
  keep(draft: Draft): void;
  forget(): void;
}

interface Stores {
  readonly storage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
}

/** The draft of one form. `subject` says whose it is and what it is about: no two forms share one. */
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
