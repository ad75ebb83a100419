import type { ContentFiles } from "./content-files.ts";

/** So that what is removed from one file need not be removed from the texts of every locale. */
const UNUSED = "is a text of something that does not exist";

type TextsById = Readonly<Record<string, unknown>> | undefined;

/** Checks references between files; a wrong reference is a fault of the file that contains it. */
export class ReferenceChecks {
  readonly #files: ContentFiles;

  constructor(files: ContentFiles) {
    this.#files = files;
  }

  fault(file: string, field: string, reason: string): void {
    this.#files.fault(file, field, reason);
  }

  /** One id that has to be known; `kind` is what it names. */
  reference(file: string, field: string, id: string | undefined, known: ReadonlySet<string>, kind: string): void {
    if (id !== undefined && !known.has(id)) this.fault(file, field, `there is no ${kind} "${id}"`);
  }

  /** A list of ids, each known and there once. */
  references(file: string, field: string, ids: readonly string[], known: ReadonlySet<string>, kind: string): void {
    for (const [at, id] of ids.entries()) this.reference(file, `${field}[${at}]`, id, known, kind);
    this.unique(file, ids, (at) => `${field}[${at}]`);
  }

  /** Ids of a list, each there once. */
  unique(file: string, ids: readonly string[], fieldOf: (at: number) => string = (at) => `[${at}].id`): void {
    const seen = new Set<string>();
    for (const [at, id] of ids.entries()) {
      if (seen.has(id)) this.fault(file, fieldOf(at), `"${id}" is there twice`);
      seen.add(id);
    }
  }

  /** Every id has a text in the file of each locale; a text without an id is a warning. */
  texts<Texts>(
    folder: string,
    texts: ReadonlyMap<string, Texts>,
    section: string,
    ids: Iterable<string>,
    textsOf: (texts: Texts) => TextsById,
  ): void {
    const wanted = new Set(ids);
    for (const [locale, own] of texts) {
      const file = `${folder}/${locale}.json`;
      const written = textsOf(own) ?? {};
      for (const id of wanted) if (!Object.hasOwn(written, id)) this.fault(file, `${section}.${id}`, "is missing");
      for (const id of Object.keys(written)) {
        if (!wanted.has(id)) this.#files.warn(file, `${section}.${id}`, UNUSED);
      }
    }
  }

  /** A part of the texts that each locale needs, or that has no effect. */
  part<Texts>(
    folder: string,
    texts: ReadonlyMap<string, Texts>,
    field: string,
    isWanted: boolean,
    partOf: (texts: Texts) => unknown,
  ): void {
    for (const [locale, own] of texts) {
      const file = `${folder}/${locale}.json`;
      const isThere = partOf(own) !== undefined;
      if (isWanted && !isThere) this.fault(file, field, "is missing");
      if (isThere && !isWanted) this.#files.warn(file, field, UNUSED);
    }
  }
}
