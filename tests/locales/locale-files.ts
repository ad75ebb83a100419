import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FALLBACK_LOCALE } from "#locales/manifest.ts";

export const LOCALES_FOLDER = join(import.meta.dirname, "../../locales");

/** Names of the files of texts, which every language has. */
export const AREAS: readonly string[] = readdirSync(join(LOCALES_FOLDER, FALLBACK_LOCALE));

/** End of a key that has forms for numbers. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Texts of a language by key, from a file. */
export const textsOf = (tag: string, file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(LOCALES_FOLDER, tag, file), "utf8"));
