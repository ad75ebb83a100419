import * as v from "valibot";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { consents, notificationMutes } from "#adapters/reference-backend/database/schema/index.ts";
import { readEditorial } from "#adapters/reference-backend/domain/catalogue/read-editorial.ts";
import { DOCUMENT_CATEGORY, DOCUMENT_KEY, readStoreDocument, type StoreDocument } from "#core/links/store-document.ts";
import { readStoreLinks, STORE_LINKS_KEY } from "#core/links/store-links.ts";
import { type FieldProblems, REQUIRED_CONSENTS, type RequiredConsent } from "./account-form.ts";

export const MARKETING_CONSENT = "marketing";
export type ConsentSubject = RequiredConsent | typeof MARKETING_CONSENT;

/** Stored for a consent whose text has no version of its own. */
const NO_VERSION = "";

/** A document that a registration asks a player to accept. */
export interface ConsentDocument {
  readonly subject: RequiredConsent;
  readonly label: string;
  readonly url: string;
  readonly version: string;
  /** `null` if only the address is known. */
  readonly document: StoreDocument | null;
}

/** A consent that a player has given. */
export interface Consent {
  readonly subject: ConsentSubject;
  readonly version: string;
  /** Language in which the player read it. */
  readonly locale: string;
}

const versionsSchema = v.object({
  links: v.array(v.object({ id: v.string(), version: v.optional(v.string(), NO_VERSION) })),
});

/** The documents that the link configuration of the editors names. */
export async function readConsentDocuments(queries: Queries, locale: string): Promise<readonly ConsentDocument[]> {
  const at = { locale, category: "store", contentId: "index", keys: [STORE_LINKS_KEY] };
  const { [STORE_LINKS_KEY]: content } = await readEditorial(queries, at);
  const { links } = readStoreLinks(content);
  const versions = v.safeParse(versionsSchema, content);
  const found = REQUIRED_CONSENTS.map(async (subject) => {
    const link = links.find(({ id }) => id === subject);
    if (link === undefined) return [];
    const version = versions.success ? versions.output.links.find(({ id }) => id === subject)?.version : undefined;
    const { label, url } = link;
    const document = link.document === "" ? null : await readDocument(queries, locale, link.document);
    return [{ subject, label, url, version: version ?? NO_VERSION, document }];
  });
  return (await Promise.all(found)).flat();
}

async function readDocument(queries: Queries, locale: string, contentId: string): Promise<StoreDocument | null> {
  const at = { locale, category: DOCUMENT_CATEGORY, contentId, keys: [DOCUMENT_KEY] };
  return readStoreDocument((await readEditorial(queries, at))[DOCUMENT_KEY]);
}

/** The consents of a form. Its checkboxes hold the version that was shown: an outdated one is not accepted. */
export function consentsOf(
  form: URLSearchParams,
  documents: readonly ConsentDocument[],
  locale: string,
): { readonly given: readonly Consent[]; readonly problems: FieldProblems } {
  const given: Consent[] = [];
  const problems: Partial<Record<RequiredConsent, "termsMissing" | "privacyMissing">> = {};
  for (const { subject, version } of documents) {
    if (form.get(subject) === version) given.push({ subject, version, locale });
    else problems[subject] = subject === "terms" ? "termsMissing" : "privacyMissing";
  }
  if (form.has(MARKETING_CONSENT)) given.push({ subject: MARKETING_CONSENT, version: NO_VERSION, locale });
  return { given, problems };
}

/** Stores the consents of a new account. Without the one to marketing, notifications of sales are switched off. */
export async function recordConsents(
  queries: Queries,
  accountId: string,
  given: readonly Consent[],
  acceptedAt: Date,
): Promise<void> {
  if (given.length > 0) {
    await queries.insert(consents).values(given.map((consent) => ({ accountId, ...consent, acceptedAt })));
  }
  if (!given.some(({ subject }) => subject === MARKETING_CONSENT)) {
    await queries.insert(notificationMutes).values({ accountId, kind: "sale" });
  }
}
