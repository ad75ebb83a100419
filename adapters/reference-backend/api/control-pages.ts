import type { Hono } from "hono";
import * as v from "valibot";
import { isForPage } from "#adapters/http/is-for-page.ts";
import { CALLS } from "#adapters/wire/calls.ts";
import { parseJson } from "#core/links/parse-json.ts";
import { jsonRefusalOf } from "#core/texts/json-bounds.ts";
import { type ControlState, controlStateSchema } from "../domain/controls/control-state.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { CallRefusal, invalidInput } from "../http/call-refusal.ts";
import { readText } from "../http/read-call-input.ts";
import type { Services } from "../services.ts";
import { MAILS_PATH } from "./mail-pages.ts";
import { html, type SafeMarkup } from "./pages/html.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { pageVoiceFor } from "./pages/page-voice.ts";

const PATH = "/reference/controls";
/** Maximum number of problems in an answer. */
const MAX_PROBLEMS = 20;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * Test controls: JSON for programs, a small page for people. `PUT` sets everything at once; absent fields are reset.
 * For environments other than live.
 */
export function serveControls(app: Hono<BackendEnvironment>, services: Services): void {
  const { controls } = services;

  app.get(PATH, async (context) => {
    const state = await controls.read();
    context.header("Vary", "Accept");
    if (!isForPage(context.req.raw)) return context.json(state, 200, { "Cache-Control": "no-store" });
    return controlPage(context.req.raw, services, {
      text: JSON.stringify(state, null, 2),
      problem: null,
      now: context.var.now,
    });
  });

  app.put(PATH, async (context) => {
    if (!JSON_TYPE.test(context.req.header("Content-Type") ?? "")) {
      throw new CallRefusal(415, "UNSUPPORTED_MEDIA_TYPE", "The body must be application/json.");
    }
    const state = readState(await readText(context.req.raw));
    if (!state.ok) throw invalidInput(...state.problems.map((message) => ({ field: "body", message })));
    await controls.write(state.value);
    return context.json(state.value, 200, { "Cache-Control": "no-store" });
  });

  // The form of the page, for browsers, whose forms cannot send a PUT.
  app.post(PATH, async (context) => {
    if (!FORM_TYPE.test(context.req.header("Content-Type") ?? "")) {
      throw new CallRefusal(415, "UNSUPPORTED_MEDIA_TYPE", "The form must be application/x-www-form-urlencoded.");
    }
    const form = new URLSearchParams(await readText(context.req.raw));
    const text = form.has("reset") ? "{}" : (form.get("state") ?? "");
    const state = readState(text);
    if (!state.ok) {
      const problem = state.problems.join(" ");
      return controlPage(context.req.raw, services, { text, problem, now: context.var.now });
    }
    await controls.write(state.value);
    return context.redirect(PATH, 303);
  });
}

type ReadState =
  | { readonly ok: true; readonly value: ControlState }
  | { readonly ok: false; readonly problems: readonly string[] };

function readState(text: string): ReadState {
  if (jsonRefusalOf(text) !== null) return { ok: false, problems: ["It has too many values."] };
  const given = parseJson(text);
  if (!given.ok) return { ok: false, problems: ["It is not JSON."] };
  const parsed = v.safeParse(controlStateSchema, given.value);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.issues
        .slice(0, MAX_PROBLEMS)
        .map((issue) => `${v.getDotPath(issue) ?? "state"}: ${issue.message}`),
    };
  }
  const unknown = parsed.output.faults.find((fault) => fault.call !== undefined && !(fault.call in CALLS));
  if (unknown !== undefined) return { ok: false, problems: [`faults: there is no call named ${unknown.call}.`] };
  return { ok: true, value: parsed.output };
}

function controlPage(
  request: Request,
  services: Services,
  input: { readonly text: string; readonly problem: string | null; readonly now: Date },
): Response {
  const { theme } = pageVoiceFor(request, services.pageTexts);
  return pageAnswer({
    title: "Controls of the reference backend",
    locale: "en-US",
    theme,
    status: input.problem === null ? 200 : 400,
    body: controlBody(input),
  });
}

function controlBody(input: {
  readonly text: string;
  readonly problem: string | null;
  readonly now: Date;
}): SafeMarkup {
  const { text, problem, now } = input;
  return html`<main class="sheet">
<h1>Controls of the reference backend</h1>
<p class="quiet">For trying things out. They hold for every process on this database until they are changed. The backend's clock says ${now.toISOString()}. Mails to players are on <a href="${MAILS_PATH}">a page of their own</a>.</p>
${problem === null ? null : html`<p class="banner" role="alert">${problem}</p>`}
<form method="post" action="${PATH}">
<div class="field"><label for="state">State</label>
<textarea id="state" name="state" spellcheck="false">${text}</textarea></div>
<div class="actions"><button type="submit">Set</button>
<button type="submit" name="reset" value="1" class="second">Back to nothing</button></div>
</form>
<h2>What each part does</h2>
<table>
<tr><th>Part</th><th>Meaning</th></tr>
<tr><td><code>clockOffsetMs</code></td><td>Milliseconds added to the backend's clock: release states, countdowns, sales and the <code>Date</code> header follow.</td></tr>
<tr><td><code>country</code></td><td>Country every request comes from, e.g. <code>"JP"</code>; the <code>countryCode</code> parameter still wins.</td></tr>
<tr><td><code>faults</code></td><td>List of <code>{"call": "listGames"}</code> or <code>{"pathPrefix": "/api"}</code> with <code>status</code> and <code>code</code>, <code>delayMs</code>, <code>spreadMs</code>, <code>answer</code>, <code>drop</code>, and <code>times</code>. The first that fits is used.</td></tr>
<tr><td><code>maintenance</code></td><td><code>{"scope": "all", "from": …, "to": …, "noticeId": …}</code>: calls answer 503 between the two instants.</td></tr>
<tr><td><code>versions</code></td><td><code>pageVersion</code>, <code>refreshVersion</code>, <code>reloadVersion</code>, a list of paths for each, and <code>sessionMinutes</code>.</td></tr>
</table>
<h2>Calls</h2>
<p>${Object.keys(CALLS).map((name) => html`<code>${name}</code> `)}</p>
</main>`;
}
