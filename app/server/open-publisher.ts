import type { Logger } from "pino";
import type { Settings } from "#app/configuration/settings.ts";
import type { Publisher } from "./publisher.ts";
import { createRemotePublisher } from "./remote-publisher.ts";
import type { Work } from "./work/create-work.ts";

/** The publisher API the settings name; the embedded one, with its database, is only loaded where it is used. */
export async function openPublisher(settings: Settings, logger: Logger, work: Work): Promise<Publisher> {
  if (settings.publisher.kind === "remote")
    return createRemotePublisher(settings.publisher.origin, settings.publicOrigin);
  const { openEmbeddedPublisher } = await import("./embedded-publisher.ts");
  return openEmbeddedPublisher(settings, settings.publisher, { logger, work });
}
