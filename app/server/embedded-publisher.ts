import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { createPinoLogger } from "#adapters/logging/pino-logger.ts";
import { createReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import { DatabaseFailure } from "#adapters/reference-backend/database/database-failure.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { createSmtpMailer } from "#adapters/reference-backend/domain/emails/smtp-mailer.ts";
import { isPublisherPath } from "#adapters/wire/publisher-paths.ts";
import { isAbsolute } from "#app/configuration/publisher-addresses.ts";
import type { PublisherSource, Settings } from "#app/configuration/settings.ts";
import { ownedDomainsOf } from "#core/links/owned-domains.ts";
import { createPageTexts } from "./page-texts.ts";
import type { Publisher } from "./publisher.ts";
import { readContent } from "./read-content.ts";
import { StartError } from "./start-error.ts";
import type { Work } from "./work/create-work.ts";

const PICTURES = fileURLToPath(new URL("../../adapters/reference-backend/art", import.meta.url));

type EmbeddedSource = Extract<PublisherSource, { kind: "embedded" }>;

/**
 * The reference backend in this process, on the database the settings name.
 * @throws {StartError} with one line if the content or the database cannot be used
 */
export async function openEmbeddedPublisher(
  settings: Settings,
  source: EmbeddedSource,
  { logger, work }: { readonly logger: Logger; readonly work: Work },
): Promise<Publisher> {
  const content = readContent(source.contentDirectory);
  const database = await openDatabase({
    databaseUrl: source.databaseUrl ?? undefined,
    dataFolder: source.dataDirectory,
  }).catch((error: unknown) => {
    throw error instanceof DatabaseFailure ? new StartError(error.message) : error;
  });
  const backend = await createReferenceBackend({
    database,
    content,
    clock: { now: Date.now },
    environment: settings.environment,
    testToolsToken: settings.testToolsToken,
    pageTexts: createPageTexts(),
    picturesRoot: PICTURES,
    work,
    logger: createPinoLogger(logger),
    breachedPasswordsApi: settings.breachedPasswordsApi,
    mailer: settings.mail === null ? null : createSmtpMailer({ url: settings.mail.smtpUrl, from: settings.mail.from }),
    defaultCountryCode: settings.configuration.defaultCountryCode,
    access: settings.configuration,
    ...sharingOf(settings),
    ownedDomains: ownedDomainsOf(settings.configuration),
    storeNames: settings.configuration.storeNames,
    appMarks: settings.configuration.shellMarks.app,
  });
  backend.startRounds();
  return {
    fetch: (request, { clientAddress, network, drop } = {}) => backend.fetch(request, { clientAddress, network, drop }),
    isPublisherPath,
    async probe() {
      try {
        await database.queries.execute(sql`select 1`);
        return { ready: true };
      } catch {
        return { ready: false, reason: "the database does not answer" };
      }
    },
    guestState: () => backend.guestState(),
    noticesWrites: true,
    databaseLoad: () => database.load(),
    endStreams: () => backend.endStreams(),
    close: () => backend.close(),
  };
}

/**
 * Pages of other origins that may use the backend, and targets of its own pages; they differ only if its services are
 * served apart from the store.
 */
function sharingOf({ servicePorts, allowedOrigins, configuration }: Settings) {
  const { purpleDomain, basePath, services, wstaticDomain, cookieDomain } = configuration;
  if (servicePorts.length === 0) {
    const sharesPictures = allowedOrigins.length > 0 || wstaticDomain !== "";
    return { allowedOrigins, sharesPictures, addresses: { store: basePath } };
  }
  // A service that is not apart is at the origin of the store.
  const wholeAddressOf = (base: string) => (isAbsolute(base) ? base : purpleDomain + base);
  const origins = [...new Set([purpleDomain, ...allowedOrigins])];
  return {
    allowedOrigins: origins,
    sharesPictures: true,
    sessionDomain: cookieDomain,
    addresses: {
      store: purpleDomain + basePath,
      signIn: `${wholeAddressOf(services.purple)}/login`,
      sso: wholeAddressOf(services.sso),
      returnOrigins: [...origins, new URL(wholeAddressOf(services.payment)).origin],
    },
  };
}
