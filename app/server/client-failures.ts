import type { Handler } from "hono";
import * as v from "valibot";
import { CLIENT_FAILURE_KINDS } from "#core/failures/client-failure.ts";
import type { Metrics } from "./metrics.ts";

/** Maximum length of a message, in characters; all kinds with their numbers are shorter. */
const MAX_MESSAGE = 1_000;

const countsSchema = v.record(
  v.picklist(CLIENT_FAILURE_KINDS),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
);

function readCounts(text: string): v.InferOutput<typeof countsSchema> | null {
  try {
    const parsed = v.safeParse(countsSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Counts failures that store pages report, by kind and without data of players. */
export const countClientFailures =
  (metrics: Metrics | undefined): Handler =>
  async (context) => {
    const length = Number(context.req.header("Content-Length") ?? Number.NaN);
    const isOwnPage = context.req.header("Sec-Fetch-Site") === "same-origin";
    const counts = isOwnPage && length <= MAX_MESSAGE ? readCounts(await context.req.text()) : null;
    if (counts === null) return context.text("bad request", 400);
    for (const [kind, count] of Object.entries(counts)) metrics?.countClientFailure(kind, count);
    return context.body(null, 204);
  };
