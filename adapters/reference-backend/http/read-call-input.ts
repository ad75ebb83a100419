import * as v from "valibot";
import type { Call } from "#adapters/wire/calls.ts";
import { jsonRefusalOf } from "#core/texts/json-bounds.ts";
import { CallRefusal, type FieldError, invalidInput } from "./call-refusal.ts";

/** Bytes of a body at most; a review of 2,000 graphemes with many marks each still fits. */
export const MAX_BODY_BYTES = 256 * 1_024;

/**
 * Maximum number of field errors in a response, and maximum length of their messages: a list may be invalid in each
 * value.
 */
const MAX_FIELD_ERRORS = 20;
const MAX_MESSAGE_LENGTH = 200;

/** Path parameters, query and body of a request as the call's schemas read them; 400 names every wrong field. */
export async function readCallInput(
  call: Call,
  request: Request,
  pathParameters: Readonly<Record<string, string>>,
): Promise<{ readonly parameters: unknown; readonly query: unknown; readonly body: unknown }> {
  const errors: FieldError[] = [];
  const parameters: Record<string, string> = {};
  for (const [name, schema] of Object.entries(call.parameters ?? {})) {
    const parsed = v.safeParse(schema, pathParameters[name]);
    if (parsed.success) parameters[name] = parsed.output;
    else errors.push(...fieldErrors(`path.${name}`, parsed.issues));
  }
  const query = readQuery(call, new URL(request.url).searchParams, errors);
  if (errors.length > 0) throw invalidInput(...errors);
  return { parameters, query, body: await readBody(call, request) };
}

function readQuery(call: Call, given: URLSearchParams, errors: FieldError[]): unknown {
  if (call.query === undefined) return undefined;
  const values: Record<string, string> = {};
  for (const name of Object.keys(call.query.entries)) {
    const all = given.getAll(name);
    const [first] = all;
    if (first === undefined) continue;
    if (all.length > 1) errors.push({ field: `query.${name}`, message: "It is given more than once." });
    values[name] = first;
  }
  const parsed = v.safeParse(call.query, values);
  if (parsed.success) return parsed.output;
  errors.push(...fieldErrors("query", parsed.issues));
  return undefined;
}

async function readBody(call: Call, request: Request): Promise<unknown> {
  if (call.body === undefined) return undefined;
  const wanted = call.isBinary === true ? "application/octet-stream" : "application/json";
  const [type = ""] = (request.headers.get("Content-Type") ?? "").split(";", 1);
  if (type.trim().toLowerCase() !== wanted) {
    throw new CallRefusal(415, "UNSUPPORTED_MEDIA_TYPE", `The body must be ${wanted}.`);
  }
  const bytes = await readBytes(request, call.maxBodyBytes);
  const parsed = v.safeParse(call.body, call.isBinary === true ? bytes : parseJsonBody(textOf(bytes)));
  if (!parsed.success) throw invalidInput(...fieldErrors("body", parsed.issues));
  return parsed.output;
}

/** The body as text, not read any further than it may be long. */
export async function readText(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  return textOf(await readBytes(request, maxBytes));
}

async function readBytes(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      throw new CallRefusal(413, "TOO_LARGE", `The body may have ${maxBytes} bytes at most.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidInput({ field: "body", message: "It is not UTF-8." });
  }
}

/** Parses a JSON body; 400 if it is invalid or too expensive to parse and check. */
export function parseJsonBody(text: string): unknown {
  const refusal = jsonRefusalOf(text);
  if (refusal !== null) throw invalidInput({ field: "body", message: `${refusal}: no call takes as much.` });
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput({ field: "body", message: "It is not JSON." });
  }
}

function fieldErrors(source: string, issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  return issues.slice(0, MAX_FIELD_ERRORS).map((issue) => {
    const path = v.getDotPath(issue);
    const field = path === null ? source : `${source}.${path}`;
    return { field: shortened(field), message: shortened(issue.message) };
  });
}

const shortened = (text: string): string => text.slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
