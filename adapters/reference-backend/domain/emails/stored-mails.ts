import { desc, lte } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { storedMails } from "#adapters/reference-backend/database/schema/index.ts";
import type { Mail } from "./mail.ts";

const MAX_STORED = 200;

export type StoredMail = typeof storedMails.$inferSelect;

/** Keeps a mail for the page of mails, and the newest of those before it. */
export async function storeMail(queries: Queries, { to, locale, subject, text }: Mail, createdAt: Date): Promise<void> {
  const [stored] = await queries
    .insert(storedMails)
    .values({ recipient: to, locale, subject, text, createdAt })
    .returning({ id: storedMails.id });
  if (stored !== undefined) await queries.delete(storedMails).where(lte(storedMails.id, stored.id - MAX_STORED));
}

/** The stored mails, the newest first. */
export async function listStoredMails(queries: Queries): Promise<readonly StoredMail[]> {
  return await queries.select().from(storedMails).orderBy(desc(storedMails.id)).limit(MAX_STORED);
}
