import type { AccountField, FieldProblems } from "#adapters/reference-backend/domain/accounts/account-form.ts";
import {
  type ConsentDocument,
  type ConsentSubject,
  MARKETING_CONSENT,
} from "#adapters/reference-backend/domain/accounts/consents.ts";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { SUPPORTED_COUNTRIES } from "#adapters/reference-backend/domain/catalogue/currency.ts";
import { cleanHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { countryNameStyle } from "#core/translation/country-name-style.ts";
import { backLink } from "./back-link.ts";
import { html, SafeMarkup } from "./html.ts";
import type { PageVoice } from "./page-voice.ts";

export interface FormState {
  /** Field values, without the password; of a consent the version that was accepted. */
  readonly values: Readonly<Partial<Record<AccountField | ConsentSubject, string>>>;
  readonly problems: FieldProblems;
  /** Text key of the error above the form; `null` if there is none. */
  readonly failure: string | null;
  /** How long to wait, where the failure is `tooManyAttempts`. */
  readonly waitMinutes?: number;
}

export interface FormContext {
  readonly voice: PageVoice;
  readonly formToken: string;
  /** Address that the player is redirected to after signing in. */
  readonly returnAddress: string;
  /** Front page of the store. */
  readonly storeAddress: string;
  readonly state: FormState;
  /** Whether mails can be sent, without which neither an address nor a forgotten password is asked for. */
  readonly offersEmail: boolean;
}

/** Field with the user name of the ready account that is signed in. */
export const READY_ACCOUNT_FIELD = "readyAccount";

/** Path of the page that asks for consents that are outdated. */
export const AGREEMENTS_PATH = "/login/agreements";

/** Path of the page for a forgotten password. */
export const FORGOT_PASSWORD_PATH = "/login/forgot";

/** What the sign-in page shows of ready accounts: all of them, how to turn them on, or nothing. */
export type ReadyAccountsPart = "list" | "hint" | "none";

/** The sign-in form, below that of passkeys where they are offered. */
export function signInBody(
  context: FormContext,
  extras: { readonly passkey: SafeMarkup | null; readonly readyAccounts: ReadyAccountsPart },
): SafeMarkup {
  const { text } = context.voice;
  return card(
    context,
    "signInTitle",
    "signInLead",
    html`
${extras.passkey}
${form(
  context,
  "/login",
  html`
${textField(context, { name: "userName", type: "text", autocomplete: extras.passkey === null ? "username" : "username webauthn" })}
${textField(context, { name: "password", type: "password", autocomplete: "current-password" })}
<button type="submit">${text("signIn")}</button>`,
)}
${context.offersEmail ? html`<p class="other"><a href="${addressOf(FORGOT_PASSWORD_PATH, context)}">${text("forgotPassword")}</a></p>` : null}
<p class="other">${text("noAccount")} <a href="${addressOf("/register", context)}">${text("createAccount")}</a></p>
${extras.readyAccounts === "list" ? readyAccounts(context) : null}
${extras.readyAccounts === "hint" ? html`<p class="other">${text("readyAccountsHint")}</p>` : null}`,
  );
}

/** The registration form, with the documents that it asks to accept. */
export function registerBody(context: FormContext, documents: readonly ConsentDocument[]): SafeMarkup {
  const { text } = context.voice;
  return card(
    context,
    "registerTitle",
    "registerLead",
    html`
${form(
  context,
  "/register",
  html`
${textField(context, { name: "userName", type: "text", autocomplete: "username", hint: "userNameHint" })}
${textField(context, { name: "password", type: "password", autocomplete: "new-password", hint: "passwordHint" })}
${context.offersEmail ? textField(context, { name: "email", type: "email", autocomplete: "email", hint: "emailHint", isOptional: true }) : null}
${textField(context, { name: "nickname", type: "text", autocomplete: "nickname", hint: "nicknameHint" })}
${countryField(context)}
${consentFields(context, documents)}
<button type="submit">${text("createAccount")}</button>`,
)}
${documents.map((document) => documentPopup(context, document))}
<p class="other">${text("haveAccount")} <a href="${addressOf("/login", context)}">${text("signIn")}</a></p>`,
  );
}

/** The question for documents that changed since the player accepted them. */
export function agreementsBody(context: FormContext, documents: readonly ConsentDocument[]): SafeMarkup {
  const { text } = context.voice;
  return card(
    context,
    "agreementsTitle",
    "agreementsLead",
    html`
${form(
  context,
  AGREEMENTS_PATH,
  html`
<fieldset class="consents"><legend>${text("agreements")}</legend>${documentFields(context, documents)}</fieldset>
<button type="submit">${text("signIn")}</button>`,
)}
${documents.map((document) => documentPopup(context, document))}
<p class="other"><a href="${context.returnAddress}">${text("continueNot")}</a></p>`,
  );
}

function card(context: FormContext, title: string, lead: string, content: SafeMarkup): SafeMarkup {
  const { text } = context.voice;
  const { failure, waitMinutes } = context.state;
  const failureText =
    failure !== null && waitMinutes !== undefined ? context.voice.counted(failure, waitMinutes) : text(failure ?? "");
  return html`<main class="centre"><div class="card">
${backLink(context.returnAddress, text("backToStore"))}
<h1>${text(title)}</h1>
<p class="lead">${text(lead)}</p>
${failure === null ? null : html`<p class="banner" role="alert">${failureText}</p>`}
${content}
</div></main>`;
}

function form(context: FormContext, path: string, fields: SafeMarkup): SafeMarkup {
  return html`<form method="post" action="${addressOf(path, context)}" novalidate>
<input type="hidden" name="form_token" value="${context.formToken}">${fields}</form>`;
}

interface TextFieldInput {
  readonly name: AccountField;
  readonly type: "text" | "email" | "password";
  readonly autocomplete: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

function textField({ voice, state }: FormContext, input: TextFieldInput): SafeMarkup {
  const { name, type, autocomplete, hint, isOptional = false } = input;
  const problem = state.problems[name];
  const isFirstProblem = problem !== undefined && Object.keys(state.problems)[0] === name;
  const spelling = name === "nickname" ? null : html` autocapitalize="none" spellcheck="false" dir="ltr"`;
  return html`<div class="field"><label for="${name}">${voice.text(name)}${isOptional ? html` <span class="quiet">${voice.text("consentOptional")}</span>` : null}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${isOptional ? null : html` required`} value="${type === "password" ? "" : (state.values[name] ?? "")}"${spelling}${attributesOf(name, problem, hint)}${isFirstProblem ? html` autofocus` : null}>
${type === "password" ? revealButton(voice, name) : null}
${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${voice.text(hint)}</p>`}
${problemLine(voice, name, problem)}</div>`;
}

export function revealButton(voice: PageVoice, name: string): SafeMarkup {
  return html`<button type="button" class="reveal" hidden data-reveals="${name}" data-show="${voice.text("showPassword")}" data-hide="${voice.text("hidePassword")}"></button>`;
}

function countryField({ voice, state }: FormContext): SafeMarkup {
  const names = {
    short: new Intl.DisplayNames([voice.locale], { type: "region", style: "short" }),
    long: new Intl.DisplayNames([voice.locale], { type: "region" }),
  };
  const nameOf = (code: string) => names[countryNameStyle(code)].of(code) ?? code;
  const collator = new Intl.Collator(voice.locale);
  const countries = SUPPORTED_COUNTRIES.map((code) => ({ code, name: nameOf(code) })).sort((one, other) =>
    collator.compare(one.name, other.name),
  );
  const chosen = state.values.country ?? voice.country ?? voice.locale.split("-")[1];
  const options = countries.map(
    ({ code, name }) => html`<option value="${code}"${code === chosen ? html` selected` : null}>${name}</option>`,
  );
  const problem = state.problems.country;
  return html`<div class="field"><label for="country">${voice.text("country")}</label>
<select id="country" name="country" autocomplete="country"${attributesOf("country", problem, undefined)}>${options}</select>
${problemLine(voice, "country", problem)}</div>`;
}

/** Labels of the consents by subject. */
const CONSENT_TEXTS = { terms: "acceptTerms", privacy: "acceptPrivacy" } as const;

function consentFields(context: FormContext, documents: readonly ConsentDocument[]): SafeMarkup {
  const { text } = context.voice;
  const { values } = context.state;
  return html`<fieldset class="consents"><legend>${text("agreements")}</legend>
${documentFields(context, documents)}
<div class="field"><label class="tick"><input type="checkbox" id="${MARKETING_CONSENT}" name="${MARKETING_CONSENT}" value="yes"${values[MARKETING_CONSENT] === undefined ? null : html` checked`} aria-describedby="${MARKETING_CONSENT}-hint">
<span>${text("acceptMarketing")} <span class="quiet">${text("consentOptional")}</span></span></label>
<p class="hint" id="${MARKETING_CONSENT}-hint">${text("marketingHint")}</p></div>
</fieldset>`;
}

function documentFields(context: FormContext, documents: readonly ConsentDocument[]): readonly SafeMarkup[] {
  const { text } = context.voice;
  const { values, problems } = context.state;
  return documents.map(({ subject, version, label, url, document }) => {
    const problem = problems[subject];
    const isFirstProblem = problem !== undefined && Object.keys(problems)[0] === subject;
    return html`<div class="field"><label class="tick"><input type="checkbox" id="${subject}" name="${subject}" value="${version}" required${values[subject] === version ? html` checked` : null}${attributesOf(subject, problem, undefined)}${isFirstProblem ? html` autofocus` : null}>
<span>${text(CONSENT_TEXTS[subject])} <span class="quiet">${text("consentRequired")}</span></span></label>
${
  document === null
    ? html`<a class="read" href="${url}" target="_blank" rel="noopener">${label}</a>`
    : html`<button type="button" class="read" popovertarget="${subject}-document">${label}</button>`
}
${problemLine(context.voice, subject, problem)}</div>`;
  });
}

/** A document in a native popover: it opens without scripts, and the form input is preserved. */
function documentPopup({ voice }: FormContext, { subject, document }: ConsentDocument): SafeMarkup | null {
  if (document === null) return null;
  const id = `${subject}-document`;
  return html`<section popover class="document" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${document.title}</h2>
${document.sections.map(({ heading, html: body }) => html`${heading === "" ? null : html`<h3>${heading}</h3>`}<div>${new SafeMarkup(cleanHtml(body))}</div>`)}
<button type="button" class="second" popovertarget="${id}" popovertargetaction="hide">${voice.text("closeDocument")}</button>
</section>`;
}

function attributesOf(name: string, problem: string | undefined, hint: string | undefined): SafeMarkup | null {
  const described = [hint === undefined ? "" : `${name}-hint`, problem === undefined ? "" : `${name}-problem`];
  const ids = described.filter((id) => id !== "").join(" ");
  if (ids === "") return null;
  return html` aria-describedby="${ids}"${problem === undefined ? null : html` aria-invalid="true"`}`;
}

function problemLine(voice: PageVoice, name: string, problem: string | undefined): SafeMarkup | null {
  return problem === undefined ? null : html`<p class="wrong" id="${name}-problem">${voice.text(problem)}</p>`;
}

/** Each signs in with one press. */
function readyAccounts(context: FormContext): SafeMarkup {
  const rows = READY_ACCOUNTS.map(
    ({ userName, password, nickname, countryCode }) => html`
<button type="submit" class="second" name="${READY_ACCOUNT_FIELD}" value="${userName}"><bdi>${nickname}</bdi> · ${countryCode}</button>
<dl><dt><code>${userName}</code></dt><dd><code>${password}</code></dd></dl>`,
  );
  return html`<section class="ready"><h2>${context.voice.text("readyAccounts")}</h2>${form(context, "/login", html`${rows}`)}</section>`;
}

/** Path of a sign-in page with the return address. */
export function addressOf(
  path: string,
  { returnAddress, storeAddress }: Pick<FormContext, "returnAddress" | "storeAddress">,
): string {
  return returnAddress === storeAddress ? path : `${path}?return_url=${encodeURIComponent(returnAddress)}`;
}
