import { randomBytes, timingSafeEqual } from "node:crypto";
import { readCookie, serializeCookie } from "../domain/session/session-cookie.ts";
import { CallRefusal } from "./call-refusal.ts";
import { readText } from "./read-call-input.ts";

/** Cookie whose value the form must contain; a form posted by another site cannot know it (CSRF). */
const FORM_COOKIE = "pp_form";
const FORM_TOKEN = /^[A-Za-z0-9_-]{22}$/;
const FORM_SECONDS = 3_600;
const MAX_FORM_BYTES = 16_384;

/** Token of the forms of a page, for its field `form_token`, and the cookie that goes with it. */
export function formCookieOf(request: Request): { readonly formToken: string; readonly cookie: string } {
  const formToken = formTokenOf(request) ?? randomBytes(16).toString("base64url");
  const cookie = serializeCookie(request, {
    name: FORM_COOKIE,
    value: formToken,
    maxAgeSeconds: FORM_SECONDS,
    sameSite: "Strict",
  });
  return { formToken, cookie };
}

const forms = new WeakMap<Request, Promise<URLSearchParams>>();

/** Fields of a form that was sent. It can be read again, for the page that answers a form that was refused meanwhile. */
export function readForm(request: Request): Promise<URLSearchParams> {
  const known = forms.get(request) ?? readFields(request);
  forms.set(request, known);
  return known;
}

async function readFields(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new CallRefusal(415, "UNSUPPORTED_MEDIA_TYPE", "The form must be application/x-www-form-urlencoded.");
  }
  return new URLSearchParams(await readText(request, MAX_FORM_BYTES));
}

/** Whether a form was sent from a page of ours. */
export function hasFormToken(request: Request, form: URLSearchParams): boolean {
  const expected = formTokenOf(request);
  const given = form.get("form_token") ?? "";
  if (expected === null || !FORM_TOKEN.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}

function formTokenOf(request: Request): string | null {
  const token = readCookie(request, FORM_COOKIE);
  return token !== null && FORM_TOKEN.test(token) ? token : null;
}
