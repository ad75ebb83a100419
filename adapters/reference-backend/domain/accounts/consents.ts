import { and, eq, inArray } from "drizzle-orm";
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

/** A document that a player is asked to accept, at registration and after each change. */
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

/**
 * The documents that an account accepted in another version only. An account that accepted none, and a document whose
 * version is unknown, are not asked about.
 */
export async function readOutdatedConsents(
  queries: Queries,
  accountId: string,
  locale: string,
): Promise<readonly ConsentDocument[]> {
  const accepted = await queries
    .select({ subject: consents.subject, version: consents.version })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), inArray(consents.subject, REQUIRED_CONSENTS)));
  if (accepted.length === 0) return [];
  const documents = await readConsentDocuments(queries, locale);
  return documents.filter(({ subject, version }) => {
    const versions = accepted.filter((consent) => consent.subject === subject).map((consent) => consent.version);
    return version !== NO_VERSION && versions.length > 0 && !versions.includes(version);
  });
}

/** The documents that a form accepts. Its checkboxes hold the version that was shown: an outdated one is not accepted. */
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
  return { given, problems };
}

/** The consent to marketing, if a form gives it. */
export function marketingConsentOf(form: URLSearchParams, locale: string): readonly Consent[] {
  return form.has(MARKETING_CONSENT) ? [{ subject: MARKETING_CONSENT, version: NO_VERSION, locale }] : [];
}

/** Stores consents; the time of the first one counts. */
export async function recordConsents(
  queries: Queries,
  accountId: string,
  given: readonly Consent[],
  acceptedAt: Date,
): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map((consent) => ({ accountId, ...consent, acceptedAt }));
  await queries.insert(consents).values(rows).onConflictDoNothing();
}

/** Switches notifications of sales off for a new account without the consent to marketing. */
export async function muteSalesWithoutConsent(
  queries: Queries,
  accountId: string,
  given: readonly Consent[],
): Promise<void> {
  if (!given.some(({ subject }) => subject === MARKETING_CONSENT)) {
    await queries.insert(notificationMutes).values({ accountId, kind: "sale" });
  }
}
