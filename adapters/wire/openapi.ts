import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { CALLS, type Call, type CallName } from "./calls.ts";
import { articleSchema, articleSummarySchema, commentSchema } from "./community.ts";
import { logEventSchema, noticeSchema } from "./content.ts";
import { errorAnswerSchema, fieldErrorSchema, invalidInputAnswerSchema, maintenanceAnswerSchema } from "./envelope.ts";
import { gameSchema, gameSummarySchema, mediaSchema, priceSchema } from "./games.ts";
import { goodsSchema } from "./goods.ts";
import { API_VERSION, PUBLISHER_HEADERS } from "./headers.ts";
import { notificationSchema } from "./notifications.ts";
import { reviewSchema } from "./reviews.ts";
import { sessionUserAnswerSchema } from "./session.ts";

/** A JSON value of the document. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };

const SERVICES: Readonly<Record<Call["service"], string>> = {
  store: "Games, goods, reviews and pre-installs",
  session: "Session, sign-out and single sign-on",
  content: "Editorial content",
  log: "Log collector",
  news: "Notices, boards of the publisher and stories",
  community: "Boards and articles",
  notification: "Notifications of players",
};

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: "A parameter, header, cursor or body is malformed; `details.fields` names each wrong field",
  401: "No player is signed in, or the session is over: recover the session",
  403: "Not allowed; `details.reason` says why in a machine-readable way",
  404: "There is no such thing",
  409: "It conflicts with what is there",
  413: "The body is too long",
  415: "The body is of another type than the call takes",
  429: "Too many requests; wait as `Retry-After` says",
  500: "Something went wrong on the server's side",
  503: "The service is away or closed for work; wait as `Retry-After` says",
};

/** Schemas with a name; other schemas refer to them. */
const NAMED_SCHEMAS = {
  Error: errorAnswerSchema,
  InvalidInput: invalidInputAnswerSchema,
  FieldError: fieldErrorSchema,
  Maintenance: maintenanceAnswerSchema,
  Media: mediaSchema,
  Price: priceSchema,
  GameSummary: gameSummarySchema,
  Game: gameSchema,
  Goods: goodsSchema,
  Review: reviewSchema,
  SessionUser: sessionUserAnswerSchema,
  Notice: noticeSchema,
  Notification: notificationSchema,
  ArticleSummary: articleSummarySchema,
  Article: articleSchema,
  Comment: commentSchema,
  LogEvent: logEventSchema,
} as const;

const JSON_SCHEMA_SETTINGS = {
  typeMode: "output",
  // The format `date-time` already describes the checks of instants.
  errorMode: "ignore",
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** The publisher API as an OpenAPI 3.1 document, generated from `CALLS`. Its server is the origin that serves it. */
export function createOpenapiDocument(): JsonObject {
  const paths: Record<string, Record<string, Json | undefined>> = {};
  for (const name of Object.keys(CALLS) as CallName[]) {
    const call: Call = CALLS[name];
    const operations = paths[call.path] ?? {};
    paths[call.path] = operations;
    operations[call.method.toLowerCase()] = operationOf(name, call);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Publisher API",
      version: API_VERSION,
      summary: "What the store asks of a publisher's servers",
      description:
        "Every answer carries a `Date` header, by which the store sets its clock. Texts come in the language of " +
        `\`${PUBLISHER_HEADERS.locale}\`, else of \`Accept-Language\`; \`textLocale\` says which one an answer is in. ` +
        "Changing requests are only taken from the store's own origin. " +
        "In answers, a value with `x-fallback` can be left out, and is read as that fallback also if it is `null`, of another type or an " +
        "unknown member; an optional value that cannot be read counts as absent. Any other value that cannot be read, and any with " +
        "`x-exact` (whose fallback stands for an absent or `null` one alone), fails the object around it, which is left out where it is " +
        "optional or an item of a list, and otherwise the whole answer; an answer of lists without a readable item fails as well.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "Where this document comes from" }],
    tags: Object.entries(SERVICES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "pp_session",
          description: "Session of a signed-in player; `__Host-pp_session` over https",
        },
      },
      parameters: commonParameters(),
      headers: {
        RetryAfter: { description: "Seconds to wait before trying again", schema: { type: "integer", minimum: 0 } },
        TraceId: { description: "Id of the request in the server's diary", schema: { type: "string" } },
        SessionId: {
          description: "Public id of the session, to be sent with every request",
          schema: { type: "string" },
        },
      },
      schemas: toJsonSchemaDefs(NAMED_SCHEMAS, JSON_SCHEMA_SETTINGS) as unknown as JsonObject,
    },
  };
}

function operationOf(name: CallName, call: Call): JsonObject {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.service],
    security: call.access === "player" ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [
      ...Object.entries(call.parameters ?? {}).map(([parameter, schema]) => ({
        name: parameter,
        in: "path",
        required: true,
        schema: schemaOf(schema),
      })),
      ...queryParameters(call),
      ...COMMON_PARAMETERS.filter(
        (parameter) => !parameter.postsOnly || (call.method === "POST" && call.access === "player"),
      ).map(({ id }) => ({ $ref: `#/components/parameters/${id}` })),
    ],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: contentOf(call.body, call.isBinary === true) } }),
    responses: responsesOf(name, call),
  };
}

function contentOf(body: GenericSchema, isBinary: boolean): JsonObject {
  if (isBinary) return { "application/octet-stream": {} };
  return { "application/json": { schema: schemaOf(body, "input") } };
}

function responsesOf(name: CallName, call: Call): JsonObject {
  const failures = [400, 403, ...(call.errors ?? []), ...(call.body === undefined ? [] : [413, 415]), 429, 500, 503];
  const responses: Record<string, Json> = {
    200: {
      description: "The answer",
      headers: {
        [PUBLISHER_HEADERS.traceId]: { $ref: "#/components/headers/TraceId" },
        ...(name === "checkSession"
          ? { [PUBLISHER_HEADERS.sessionId]: { $ref: "#/components/headers/SessionId" } }
          : {}),
      },
      content: { "application/json": { schema: schemaOf(call.answer) } },
    },
    ...(name === "signOut" ? { 302: { description: "Leads back to the store, unless `redirect` is `false`" } } : {}),
  };
  for (const status of [...new Set(failures)].sort((one, other) => one - other)) responses[status] = failureOf(status);
  return responses;
}

function failureOf(status: number): JsonObject {
  const mayWait = status === 429 || status === 503;
  return {
    description: STATUS_TEXTS[status] ?? "A failure",
    ...(mayWait ? { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } } : {}),
    content: { "application/json": { schema: failureSchemaOf(status) } },
  };
}

function failureSchemaOf(status: number): JsonObject {
  const error = { $ref: "#/components/schemas/Error" };
  if (status === 400) return { $ref: "#/components/schemas/InvalidInput" };
  return status === 503 ? { anyOf: [error, { $ref: "#/components/schemas/Maintenance" }] } : error;
}

function queryParameters(call: Call): JsonObject[] {
  if (call.query === undefined) return [];
  const { properties, required } = schemaOf(call.query);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(typeof properties === "object" && properties !== null ? properties : {}).map(
    ([parameter, schema]) => ({ name: parameter, in: "query", required: needed.includes(parameter), schema }),
  );
}

const COMMON_PARAMETERS = [
  {
    id: "CountryCode",
    header: PUBLISHER_HEADERS.countryCode,
    postsOnly: false,
    description:
      "Country that a guest is shown; the `countryCode` parameter overrides it. A signed-in player's is the account's",
    schema: { type: "string", pattern: "^[A-Za-z]{2}$" },
  },
  {
    id: "Locale",
    header: PUBLISHER_HEADERS.locale,
    postsOnly: false,
    description: "Language of the texts as a BCP 47 tag",
    schema: { type: "string" },
  },
  {
    id: "SessionId",
    header: PUBLISHER_HEADERS.sessionId,
    postsOnly: false,
    description: "Public id of the session, as `/api/session/check` answered it; 401 if it is another session's",
    schema: { type: "string" },
  },
  {
    id: "Client",
    header: PUBLISHER_HEADERS.client,
    postsOnly: false,
    description: "Name and version of the client, e.g. `web/1.0.0`; the name `chat` uses the chat app's country lists",
    schema: { type: "string" },
  },
  {
    id: "Publisher",
    header: PUBLISHER_HEADERS.publisher,
    postsOnly: false,
    description: "Publisher the client belongs to, `NCK` by default",
    schema: { type: "string" },
  },
  {
    id: "TraceId",
    header: PUBLISHER_HEADERS.traceId,
    postsOnly: false,
    description: "Id to find the request by in the server's diary",
    schema: { type: "string" },
  },
  {
    id: "IdempotencyKey",
    header: PUBLISHER_HEADERS.idempotencyKey,
    postsOnly: true,
    description: "The same key answers with the same result; another request under it is a 409",
    schema: { type: "string", minLength: 1, maxLength: 128 },
  },
] as const;

function commonParameters(): JsonObject {
  return Object.fromEntries(
    COMMON_PARAMETERS.map(({ id, header, description, schema }) => [
      id,
      { name: header, in: "header", required: false, description, schema },
    ]),
  );
}

/** JSON Schema of a wire schema, with references to the named ones. */
function schemaOf(schema: GenericSchema, side: "input" | "output" = "output"): JsonObject {
  const { $schema, $defs, ...jsonSchema } = toJsonSchema(schema, {
    ...JSON_SCHEMA_SETTINGS,
    typeMode: side,
    definitions: NAMED_SCHEMAS,
  });
  return jsonSchema as JsonObject;
}
