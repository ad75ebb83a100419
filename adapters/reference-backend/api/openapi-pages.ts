import type { Hono } from "hono";
import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { createOpenapiDocument } from "#adapters/wire/openapi.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { createSharedDocument, type SharedDocument } from "../http/shared-document.ts";
import { html, type SafeMarkup } from "./pages/html.ts";
import { pageAnswer } from "./pages/page-answer.ts";

/** The OpenAPI document of the publisher API, and the same for people to read; both are made at the first request. */
export function serveOpenapi(app: Hono<BackendEnvironment>): void {
  let document: SharedDocument | undefined;
  let body: SafeMarkup | undefined;

  app.get("/openapi.json", (context) => {
    document ??= createSharedDocument(JSON.stringify(createOpenapiDocument()), {
      "Content-Type": "application/json",
      "Cache-Control": "no-cache",
    });
    return document.answer(context.req.raw);
  });

  app.get("/openapi", (context) => {
    const request = context.req.raw;
    const { theme } = readRequestPreferences(request.headers.get("Cookie"), null);
    body ??= documentBody();
    return pageAnswer({ title: "Publisher API", locale: "en-US", theme: theme ?? "light", body });
  });
}

function documentBody(): SafeMarkup {
  const document = createOpenapiDocument();
  const names = Object.keys(CALLS) as CallName[];
  const services = Map.groupBy(names, (name) => CALLS[name].service);
  return html`<main class="sheet">
<h1>Publisher API</h1>
<p class="quiet">What the store asks of a publisher's servers. For programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${[...services].map(([service, calls]) => html`<section><h2>${service}</h2>${calls.map((name) => callDetails(name, document))}</section>`)}
<h2>Shapes</h2>
${Object.entries(at(document, "components", "schemas") ?? {}).map(
  ([name, schema]) =>
    html`<details class="call" id="${name}"><summary><code>${name}</code></summary><div class="inside"><pre>${JSON.stringify(schema, null, 2)}</pre></div></details>`,
)}
</main>`;
}

function callDetails(name: CallName, document: object): SafeMarkup {
  const call: Call = CALLS[name];
  const operation = at(document, "paths", call.path, call.method.toLowerCase());
  const statuses = Object.keys(at(operation, "responses") ?? {});
  const body = at(operation, "requestBody", "content", "application/json", "schema");
  const answer = at(operation, "responses", "200", "content", "application/json", "schema");
  const query = Object.keys(call.query?.entries ?? {});
  return html`<details class="call"><summary><span class="method">${call.method}</span> <code>${call.path}</code> <span class="quiet">${call.summary}</span></summary>
<div class="inside"><table>
<tr><th>Name</th><td><code>${name}</code></td></tr>
<tr><th>Who</th><td>${call.access === "player" ? "signed-in players" : "anyone"}</td></tr>
<tr><th>Query</th><td>${query.length === 0 ? "none" : query.map((parameter) => html`<code>${parameter}</code> `)}</td></tr>
<tr><th>Answers</th><td>${statuses.join(", ")}</td></tr></table>
${body === undefined ? null : html`<h3>Body</h3><pre>${JSON.stringify(body, null, 2)}</pre>`}
<h3>Answer</h3><pre>${JSON.stringify(answer, null, 2)}</pre></div></details>`;
}

function at(value: unknown, ...path: readonly string[]): object | undefined {
  let found: unknown = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return typeof found === "object" && found !== null ? found : undefined;
}
