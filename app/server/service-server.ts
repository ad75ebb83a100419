import { Hono } from "hono";
import { MARK_ADDRESS } from "#adapters/reference-backend/domain/media/mark.ts";
import { serviceOfPath } from "#adapters/wire/publisher-paths.ts";
import type { ServicePort } from "#app/configuration/service-ports.ts";
import type { Publisher } from "./publisher.ts";
import {
  type PublisherRoutesOptions,
  type ServerBindings,
  serveCommonRoutes,
  servePublisherPaths,
} from "./publisher-routes.ts";
import { refuseCall } from "./refuse-call.ts";

/** Services of the publisher at one origin, without the pages of the store. */
export function createServiceServer(
  options: PublisherRoutesOptions,
  { publicOrigin, services }: ServicePort,
): Hono<ServerBindings> {
  const { settings, metrics } = options;
  const isServed = (path: string): boolean => {
    const service = serviceOfPath(path);
    // The publisher's own pages show their icon wherever they are.
    return (service !== null && services.has(service)) || path === MARK_ADDRESS;
  };
  const whole = metrics?.ofPublisher(options.publisher) ?? options.publisher;
  const publisher: Publisher = { ...whole, isPublisherPath: isServed };
  const server = new Hono<ServerBindings>();
  const routes = { ...options, publisher, settings: { ...settings, publicOrigin } };
  serveCommonRoutes(server, routes);
  servePublisherPaths(server, routes);
  server.all("*", ({ req }) => {
    const message = "There is nothing at this address.";
    return refuseCall(req.raw, { status: 404, code: "NOT_FOUND", message });
  });
  return server;
}
