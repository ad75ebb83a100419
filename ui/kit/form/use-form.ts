import { type ChangeEvent, type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { PostAttempt } from "#core/community/post-attempt.ts";
import { useHydrated } from "../local-time/use-hydrated.ts";
import type { FormDraft } from "./form-draft.ts";
import { usePostAttempt } from "./use-post-attempt.ts";

/** What is wrong with fields; a field without an entry, or with `null`, is right. */
export type Problems<Values, Problem> = { readonly [Field in keyof Values]?: Problem | null | undefined };

/** What a draft of these values may hold: some of them, and the attempt to send them. */
type DraftOf<Values> = Partial<Values> & { readonly attempt?: PostAttempt | null };

/** The mutation that sends a form. */
interface FormWrite {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly reset: () => void;
}

interface FormOptions<Values, Problem> {
  /** Values before the player enters anything. */
  readonly initial: Values;
  /** What is wrong with values. Shown for a field once it was left, and for all once the form was sent. */
  readonly check?: (values: Values) => Problems<NoInfer<Values>, Problem>;
  /** Where the input is kept until it is sent; without it nowhere, as in forms that have only secrets. */
  readonly draft?: FormDraft<DraftOf<NoInfer<Values>>>;
  /** Attempt that a draft of another kind has stored. */
  readonly attempt?: PostAttempt | null;
  /** Whether values are worth no draft beside the initial ones; by default if all fields are the same. */
  readonly isSame?: (values: NoInfer<Values>, initial: NoInfer<Values>) => boolean;
  /** The mutation that sends the values, if there is one: its failure is forgotten with the next change. */
  readonly write?: FormWrite;
}

type TextFieldOf<Values> = {
  [Field in keyof Values & string]: Values[Field] extends string ? Field : never;
}[keyof Values & string];

export interface Form<Values, Problem> {
  readonly values: Values;
  /** The values at this moment, also after an `await`. */
  readonly read: () => Values;
  /** Problems that are shown now: of the check, else what the server has refused. */
  readonly problems: { readonly [Field in keyof Values]?: Problem };
  /** Whether the values come from a draft. */
  readonly isRestored: boolean;
  /** Whether what `send` has returned is not settled yet. */
  readonly isSending: boolean;
  /** Changes fields: what the server has refused of them is forgotten, and other values are another attempt. */
  readonly change: (change: Partial<Values>) => void;
  /** The player has left a field. */
  readonly leave: (field: keyof Values) => void;
  /** The server refuses fields; the first of them gets the focus. */
  readonly refuse: (refusals: Problems<Values, Problem>) => void;
  /** The input is sent or not wanted any more: back to the initial values, or those, as if nothing had been done. */
  readonly reset: (values?: Values) => void;
  /** Reads the draft again, which may have been changed outside the form. */
  readonly restore: () => void;
  /** The attempt to send the values as they are; `null` before the first one. */
  readonly readAttempt: () => PostAttempt | null;
  /** The attempt to send now, the same one until a value changes. The draft has it from now on. */
  readonly beginAttempt: () => PostAttempt;
  /** Shows all problems and gives the focus to the first wrong field; `true` if there is none. */
  readonly validate: () => boolean;
  /** Props of the `<form>`: `send` gets the values if nothing is wrong with them and nothing is being sent. */
  readonly props: (send: (values: Values) => unknown) => {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** Props of a control for text; a reload finds the focus again by its name. */
  readonly input: (field: TextFieldOf<Values>) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
}

const WRONG = "[aria-invalid='true']";
const FOCUSABLE = ":is(input:enabled, textarea, select, button)";

const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * State of one form: values, fields that were left, what the server refuses, draft and attempt. The draft is read when the form
 * is shown, written with each change, and removed once the values are the initial ones again.
 */
export function useForm<Values extends object, Problem = never>({
  initial,
  check = () => ({}),
  draft,
  attempt: storedAttempt = null,
  isSame = isSameJson,
  write,
}: FormOptions<Values, Problem>): Form<Values, Problem> {
  const attempt = usePostAttempt(storedAttempt);
  const element = useRef<HTMLFormElement>(null);
  const readStart = () => {
    const { attempt: tried = null, ...kept } = draft?.read() ?? {};
    const values: Values = { ...initial, ...kept };
    if (isSame(values, initial)) return { values: initial, isRestored: false };
    attempt.set(tried);
    return { values, isRestored: true };
  };
  // The server knows no draft: where its HTML is hydrated the draft comes with the first commit, as does one of the page.
  const isAtOnce = useHydrated() && draft?.attach === undefined;
  const [{ values, isRestored }, setState] = useState(() =>
    isAtOnce ? readStart() : { values: initial, isRestored: false },
  );
  const latest = useRef(values);
  const [left, setLeft] = useState<readonly (keyof Values)[]>([]);
  const [refusals, setRefusals] = useState<Problems<Values, Problem>>({});
  const [isSending, setSending] = useState(false);
  const [focusRequests, setFocusRequests] = useState(0);

  const set = (next: Values, change: { readonly isRestored?: boolean } = {}) => {
    latest.current = next;
    setState((last) => ({ ...last, ...change, values: next }));
  };
  const keep = () => {
    if (draft === undefined) return;
    if (isSame(latest.current, initial)) draft.forget();
    else draft.keep({ ...latest.current, attempt: attempt.read() });
  };
  const restore = () => {
    const start = readStart();
    if (start.isRestored) set(start.values, { isRestored: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft.
  useLayoutEffect(() => {
    restore();
    return draft?.attach?.();
  }, [draft]);
  useLayoutEffect(() => {
    const wrong = focusRequests === 0 ? null : element.current?.querySelector<HTMLElement>(WRONG);
    (wrong?.matches(FOCUSABLE) ? wrong : wrong?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
  }, [focusRequests]);

  const found: Problems<Values, Problem> = left.length === 0 ? {} : check(values);
  const problems: { [Field in keyof Values]?: Problem } = {};
  for (const field in initial) {
    const problem = (left.includes(field) ? found[field] : null) ?? refusals[field];
    if (problem != null) problems[field] = problem;
  }
  const change = (part: Partial<Values>) => {
    // Other values are another attempt.
    attempt.set(null);
    set({ ...latest.current, ...part });
    setRefusals(
      (last) => Object.fromEntries(Object.entries(last).filter(([field]) => !(field in part))) as typeof last,
    );
    if (write?.isError) write.reset();
    keep();
  };
  const focusWrong = () => setFocusRequests((count) => count + 1);
  const validate = () => {
    setLeft(Object.keys(initial) as (keyof Values)[]);
    const isRight = Object.values(check(latest.current)).every((problem) => problem == null);
    if (!isRight) focusWrong();
    return isRight;
  };
  const isPending = isSending || write?.isPending === true;
  return {
    values,
    read: () => latest.current,
    problems,
    isRestored,
    isSending,
    change,
    leave: (field) => setLeft((last) => (last.includes(field) ? last : [...last, field])),
    refuse(next) {
      setRefusals(next);
      focusWrong();
    },
    reset(next = initial) {
      attempt.set(null);
      set(next, { isRestored: false });
      keep();
      setLeft([]);
      setRefusals({});
    },
    restore,
    readAttempt: attempt.read,
    beginAttempt() {
      const tried = attempt.begin();
      keep();
      return tried;
    },
    validate,
    props: (send) => ({
      ref: element,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (isPending) return;
        write?.reset();
        setRefusals({});
        if (!validate()) return;
        const sent = send(latest.current);
        if (!(sent instanceof Promise)) return;
        setSending(true);
        void sent.finally(() => setSending(false));
      },
    }),
    input: (field) => ({
      name: field,
      value: values[field] as string,
      onChange: ({ target }) => change({ [field]: target.value } as Partial<Values>),
    }),
  };
}
