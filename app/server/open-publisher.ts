import type { Logger } from "pino";
import { servicesElsewhere } from "#app/configuration/publisher-addresses.ts";
import type { Settings } from "#app/configuration/settings.ts";
import type { Publisher } from "./publisher.ts";
import { createRemotePublisher } from "./remote-publisher.ts";
import { createSeparateServices } from "./separate-services.ts";
import type { Work } from "./work/create-work.ts";

/** Publisher at the origin of the store; the embedded backend and its database are loaded only if used. */
async function openLocalPublisher(settings: Settings, logger: Logger, work: Work): Promise<Publisher | null> {
  const { publisher, publicOrigin } = settings;
  if (publisher.kind === "elsewhere") return null;
  if (publisher.kind === "remote") return createRemotePublisher(publisher.origin, publicOrigin);
  const { openEmbeddedPublisher } = await import("./embedded-publisher.ts");
  return openEmbeddedPublisher(settings, publisher, { logger, work });
}

/** The publisher API the settings name. */
export async function openPublisher(settings: Settings, logger: Logger, work: Work): Promise<Publisher> {
  const { configuration, publicOrigin, servicePorts } = settings;
  const local = await openLocalPublisher(settings, logger, work);
  const isSplit = servicesElsewhere(configuration.services, publicOrigin).length > 0;
  return local !== null && (!isSplit || servicePorts.length > 0)
    ? local
    : createSeparateServices(local, configuration, publicOrigin);
}
