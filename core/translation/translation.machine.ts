import { assign, emit, setup } from "xstate";
import type { Result } from "../failures/request-failure.ts";
import { notProvided } from "../machines/not-provided.ts";
import { MAX_TRANSLATION_RETRIES } from "./constants.ts";
import { translationRetryDelayMs } from "./retry-delay.ts";

/** Texts of one area of the product in one language. */
export interface TranslationInput {
  /** Language tag. */
  readonly locale: string;
  readonly area: string;
}

/** Texts by key. */
export type TranslationTexts = Readonly<Record<string, string>>;

/** Why texts did not load. */
export interface TranslationFailure {
  readonly message: string;
  /** The failure flag of the language is set: it has failed before, so the page does not wait for more retries. */
  readonly isFlagged: boolean;
}

export type TranslationResult = Result<TranslationTexts, TranslationFailure>;

export interface TranslationContext extends TranslationInput {
  readonly retries: number;
  readonly result: TranslationResult | null;
}

export type TranslationNews =
  /** The texts are there: the failure flag of the language is cleared. */
  | { readonly type: "translation.loaded"; readonly locale: string }
  /** The last attempt has failed: the error is logged, and the failure flag of the language is set. */
  | { readonly type: "translation.failed"; readonly locale: string; readonly area: string; readonly message: string };

/**
 * Loads the texts of one area in one language (Spec §4): loading, loaded, failed; up to 5 retries,
 * with a delay that doubles from 350 ms. A language that is flagged as failed gets one attempt. It ends with the texts
 * or with the failure.
 */
export const translationMachine = setup({
  types: {
    context: {} as TranslationContext,
    input: {} as TranslationInput,
    emitted: {} as TranslationNews,
    output: {} as TranslationResult | null,
  },
  actors: {
    loadTexts: notProvided<TranslationResult, TranslationInput>("loadTexts"),
  },
  delays: {
    retryDelay: ({ context }) => translationRetryDelayMs(context.retries),
  },
  guards: {
    isLoaded: (_, result: TranslationResult) => result.ok,
    mayRetry: ({ context }, result: TranslationResult) =>
      !result.ok && !result.failure.isFlagged && context.retries < MAX_TRANSLATION_RETRIES,
  },
  actions: {
    takeResult: assign((_, result: TranslationResult) => ({ result })),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    reportLoaded: emit(({ context }) => ({ type: "translation.loaded" as const, locale: context.locale })),
    reportFailed: emit(({ context: { locale, area, result } }) => ({
      type: "translation.failed" as const,
      locale,
      area,
      message: result === null || result.ok ? "" : result.failure.message,
    })),
  },
}).createMachine({
  id: "translation",
  context: ({ input }) => ({ ...input, retries: 0, result: null }),
  output: ({ context }) => context.result,
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadTexts",
        src: "loadTexts",
        input: ({ context: { locale, area } }) => ({ locale, area }),
        onDone: [
          {
            guard: { type: "isLoaded", params: ({ event }) => event.output },
            target: "loaded",
            actions: { type: "takeResult", params: ({ event }) => event.output },
          },
          { guard: { type: "mayRetry", params: ({ event }) => event.output }, target: "waitingToRetry" },
          { target: "failed", actions: { type: "takeResult", params: ({ event }) => event.output } },
        ],
      },
    },
    waitingToRetry: {
      after: { retryDelay: { target: "loading", actions: "countRetry" } },
    },
    loaded: { type: "final", entry: "reportLoaded" },
    failed: { type: "final", entry: "reportFailed" },
  },
});
