import { createHash } from "node:crypto";
import type { accounts } from "../database/schema/index.ts";
import { SEED_AUTHOR_PREFIX } from "../domain/accounts/seed-authors.ts";

/** Country a seed author writes from, by language. */
const COUNTRY_BY_LANGUAGE: Readonly<Record<string, string>> = {
  ko: "KR",
  ja: "JP",
  ar: "SA",
  de: "DE",
  fr: "FR",
  es: "ES",
  it: "IT",
  pl: "PL",
  tr: "TR",
  pt: "BR",
  ru: "RU",
  th: "TH",
  vi: "VN",
  id: "ID",
};

/** Authors of seed reviews and articles: one account for each name and language, the same on every run. */
export class AuthorRows {
  readonly #rows = new Map<string, typeof accounts.$inferInsert>();
  readonly #createdAt: Date;

  constructor(createdAt: Date) {
    this.#createdAt = createdAt;
  }

  /** Id of the author; the account is created on first use. */
  idOf(nickname: string, language: string): string {
    const id = `${SEED_AUTHOR_PREFIX}${createHash("sha256").update(`${language}\n${nickname}`).digest("hex").slice(0, 20)}`;
    if (!this.#rows.has(id)) {
      this.#rows.set(id, {
        id,
        userName: null,
        nickname,
        countryCode: countryOf(language),
        passwordHash: null,
        credentialCodes: [],
        createdAt: this.#createdAt,
      });
    }
    return id;
  }

  all(): (typeof accounts.$inferInsert)[] {
    return [...this.#rows.values()];
  }
}

function countryOf(language: string): string {
  const [base, region] = language.split("-");
  if (region !== undefined && /^[A-Z]{2}$/.test(region)) return region;
  return COUNTRY_BY_LANGUAGE[base ?? ""] ?? "US";
}
