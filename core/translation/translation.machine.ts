import { assign, emit, setup } from "xstate";
import type { Result } from "../failures/request-failure.ts";
import { notProvided } from "../machines/not-provided.ts";
import { TRANSLATION_RETRIES_MAX } from "./constants.ts";
import type { LocaleTag } from "./locales.ts";
import { translationRetryDelayMs } from "./retry-delay.ts";

export interface TranslationInput {
  readonly locale: LocaleTag;
}

export interface TranslationContext {
  /** Locale that was asked for last. */
  readonly locale: LocaleTag;
  /** Locale whose texts are shown; stays while another one loads. */
  readonly shown: LocaleTag | null;
  readonly retries: number;
}

export type TranslationEvent =
  | { readonly type: "locale.requested"; readonly locale: LocaleTag }
  | { readonly type: "retry.requested" };

export type TranslationNews =
  /** The texts are there: they are shown, and the failure flag of the language is cleared. */
  | { readonly type: "translation.loaded"; readonly locale: LocaleTag }
  /** All retries have failed: the error is logged, and the failure flag of the language is set. */
  | { readonly type: "translation.failed"; readonly locale: LocaleTag };

/**
 * Loads the texts of a locale (specification, section 4): loading, loaded, failed; up to 5 retries, the delay doubling from
 * 350 ms. Asking for another locale drops whatever is under way, so that a late answer of the old one never wins.
 */
export const translationMachine = setup({
  types: {
    context: {} as TranslationContext,
    input: {} as TranslationInput,
    events: {} as TranslationEvent,
    emitted: {} as TranslationNews,
  },
  actors: {
    /** Loads the texts and keeps them; only says whether it could. */
    loadTexts: notProvided<Result<null, unknown>, { locale: LocaleTag }>("loadTexts"),
  },
  delays: {
    retryDelay: ({ context }) => translationRetryDelayMs(context.retries),
  },
  guards: {
    isLoaded: (_, result: Result<null, unknown>) => result.ok,
    mayRetry: ({ context }) => context.retries < TRANSLATION_RETRIES_MAX,
    isAnotherLocale: ({ context }, locale: LocaleTag) => locale !== context.locale,
  },
  actions: {
    rememberLocale: assign((_, { locale }: { locale: LocaleTag }) => ({ locale, retries: 0 })),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    resetRetries: assign({ retries: 0 }),
    showLocale: assign({ shown: ({ context }) => context.locale }),
    tellLoaded: emit(({ context }) => ({ type: "translation.loaded" as const, locale: context.locale })),
    tellFailed: emit(({ context }) => ({ type: "translation.failed" as const, locale: context.locale })),
  },
}).createMachine({
  id: "translation",
  context: ({ input }) => ({ locale: input.locale, shown: null, retries: 0 }),
  initial: "loading",
  on: {
    "locale.requested": {
      guard: { type: "isAnotherLocale", params: ({ event }) => event.locale },
      target: ".loading",
      actions: { type: "rememberLocale", params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      invoke: {
        id: "loadTexts",
        src: "loadTexts",
        input: ({ context }) => ({ locale: context.locale }),
        onDone: [
          { guard: { type: "isLoaded", params: ({ event }) => event.output }, target: "loaded" },
          { guard: "mayRetry", target: "waitingToRetry" },
          { target: "failed" },
        ],
      },
    },
    waitingToRetry: {
      after: { retryDelay: { target: "loading", actions: "countRetry" } },
    },
    loaded: {
      entry: ["showLocale", "tellLoaded"],
    },
    failed: {
      entry: "tellFailed",
      on: { "retry.requested": { target: "loading", actions: "resetRetries" } },
    },
  },
});
