import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import * as v from "valibot";

/** Something wrong in a content folder. */
export interface ContentFault {
  /** Path below the content folder, with `/`. */
  readonly file: string;
  /** Where in the file, e.g. `countries.launch[2]`; empty for the file as a whole. */
  readonly field: string;
  readonly reason: string;
}

/** A fault as one line. */
export function describeFault({ file, field, reason }: ContentFault): string {
  return field === "" ? `${file}: ${reason}` : `${file}: ${field}: ${reason}`;
}

type Schema = v.GenericSchema<unknown, unknown>;

/** Front matter and body of a Markdown file. */
export interface MarkdownFile<FrontMatter> {
  readonly frontMatter: FrontMatter;
  readonly body: string;
}

/** A picture as it is written, with its size in pixels. */
export interface WebpFile {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Reads the files of a content folder, and collects what is wrong with them instead of stopping at the first fault. */
export class ContentFiles {
  readonly faults: ContentFault[] = [];
  /** What has no effect, and does not keep the content from being used. */
  readonly warnings: ContentFault[] = [];
  readonly #folder: string;
  readonly #paths: ReadonlySet<string>;
  /** Names of the files and folders directly in each folder, sorted. */
  readonly #names = new Map<string, { readonly files: string[]; readonly folders: string[] }>();
  readonly #unread: Set<string>;

  constructor(folder: string) {
    this.#folder = folder;
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .filter((path) => !/(^|\/)README\.md$/.test(path))
      .sort();
    this.#paths = new Set(paths);
    this.#unread = new Set(paths);
    for (const path of paths) this.#addNames(path);
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  fault(file: string, field: string, reason: string): void {
    this.faults.push({ file, field, reason });
  }

  warn(file: string, field: string, reason: string): void {
    this.warnings.push({ file, field, reason });
  }

  /** Names of the folders directly below one, sorted. */
  foldersIn(folder: string): string[] {
    return this.#names.get(folder)?.folders ?? [];
  }

  /** Names of the files directly in a folder that end so, without the ending, sorted. */
  namesIn(folder: string, ending: string): string[] {
    const files = this.#names.get(folder)?.files ?? [];
    return files.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
  }

  /** The checked content of a JSON file; `undefined` with a fault if it is missing or wrong. */
  json<S extends Schema>(path: string, schema: S): v.InferOutput<S> | undefined {
    const written = this.#read(path);
    if (written === undefined) return undefined;
    let value: unknown;
    try {
      value = JSON.parse(written);
    } catch (error) {
      this.fault(path, "", `is not valid JSON (${error instanceof Error ? error.message : "unknown reason"})`);
      return undefined;
    }
    return this.#check(path, "", schema, value);
  }

  /** The same of a file that may be left out. */
  optionalJson<S extends Schema>(path: string, schema: S): v.InferOutput<S> | undefined {
    return this.has(path) ? this.json(path, schema) : undefined;
  }

  /** Front matter (`name: text` lines between two lines of `---`) and the body of a Markdown file. */
  markdown<S extends Schema>(path: string, schema: S): MarkdownFile<v.InferOutput<S>> | undefined {
    const written = this.#read(path);
    if (written === undefined) return undefined;
    const [, head, body = ""] = /^---\r?\n(.*?)(?<=\n)---(?:\r?\n(.*))?$/s.exec(written) ?? [];
    if (head === undefined) {
      this.fault(path, "front matter", "must stand first, between two lines of ---");
      return undefined;
    }
    const values = new Map<string, string>();
    for (const [at, line] of head.split(/\r?\n/).entries()) {
      const [, name, value = ""] = /^([A-Za-z]+):(?: (.*))?$/.exec(line) ?? [];
      if (line.trim() === "") continue;
      if (name === undefined || values.has(name)) {
        const reason = name === undefined ? "must have the form `name: text`" : `"${name}" is there twice`;
        this.fault(path, `front matter, line ${at + 2}`, reason);
        return undefined;
      }
      values.set(name, value.trim());
    }
    const frontMatter = this.#check(path, "", schema, Object.fromEntries(values));
    return frontMatter === undefined ? undefined : { frontMatter, body: body.trim() };
  }

  /** A Markdown file without front matter. */
  text(path: string): string | undefined {
    return this.#read(path)?.trim();
  }

  /** A WebP picture that may be left out, with its size; a fault for any other file. */
  optionalWebp(path: string): WebpFile | undefined {
    if (!this.has(path)) return undefined;
    this.#unread.delete(path);
    const data = readFileSync(join(this.#folder, path));
    // A lossy picture: its size is in the header of its only frame.
    if (data.toString("latin1", 0, 4) !== "RIFF" || data.toString("latin1", 8, 16) !== "WEBPVP8 ") {
      this.fault(path, "", "must be a lossy WebP picture without transparency");
      return undefined;
    }
    return { data, width: data.readUInt16LE(26) & 0x3f_ff, height: data.readUInt16LE(28) & 0x3f_ff };
  }

  /** Adds a fault for each file that has not been asked for. */
  reportUnreadFiles(): void {
    for (const path of this.#unread) this.fault(path, "", "is not a file that belongs here");
  }

  /** Leaves a file out of `reportUnreadFiles`. */
  ignore(path: string): void {
    this.#unread.delete(path);
  }

  #addNames(path: string): void {
    const parts = path.split("/");
    for (const [depth, name] of parts.entries()) {
      const folder = parts.slice(0, depth).join("/");
      const names = this.#names.get(folder) ?? { files: [], folders: [] };
      this.#names.set(folder, names);
      if (depth === parts.length - 1) names.files.push(name);
      else if (names.folders.at(-1) !== name) names.folders.push(name);
    }
  }

  #read(path: string): string | undefined {
    this.#unread.delete(path);
    if (!this.has(path)) {
      this.fault(path, "", "is missing");
      return undefined;
    }
    return readFileSync(join(this.#folder, path), "utf8");
  }

  #check<S extends Schema>(path: string, field: string, schema: S, value: unknown): v.InferOutput<S> | undefined {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    for (const issue of result.issues) this.fault(path, fieldOf(issue) || field, reasonOf(issue));
    return undefined;
  }
}

/** `countries.launch[2]` */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).reduce((field, item) => {
    if (item.type === "array") return `${field}[${String(item.key)}]`;
    return field === "" ? String(item.key) : `${field}.${String(item.key)}`;
  }, "");
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  Object: "an object",
  Array: "a list",
  strict_object: "an object",
  record: "an object",
};

/** Why a value is refused, in words that say what would be right. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object" && issue.expected === "never") return "is not a known field";
  if (issue.received === "undefined") return "is missing";
  // Messages of our own say what is wanted; those of the library begin with the word that it begins all of them with.
  if (!issue.message.startsWith("Invalid ")) return `${issue.message}, not ${shown(issue.input)}`;
  if (issue.type === "picklist")
    return `must be one of ${issue.expected?.replaceAll(" | ", ", ").replace(/^\(|\)$/g, "")}, not ${shown(issue.input)}`;
  return `must be ${KIND_NAMES[issue.expected ?? ""] ?? issue.expected}, not ${shown(issue.input)}`;
}

const MAX_SHOWN_LENGTH = 60;

function shown(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value);
  return written.length <= MAX_SHOWN_LENGTH ? written : `${written.slice(0, MAX_SHOWN_LENGTH - 1)}…`;
}
