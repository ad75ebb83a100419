import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** Logs one line per request: method, path, status and duration, without names or addresses. */
export function accessLog(logger: Logger): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    const status = context.res.status;
    const line = {
      method: context.req.method,
      path: context.req.path,
      status,
      ms: Math.round(performance.now() - startedAt),
    };
    if (status >= 500) logger.error(line, "request");
    else logger.debug(line, "request");
  };
}
