import type { ActorLogic, AnyActorRef, NonReducibleUnknown, Snapshot } from "xstate";
import type { AbortSignalLike } from "../ports/catalogue-gateway.ts";

/** Scope of a task: its input, and a signal that aborts when the result is no longer needed. */
export interface TaskScope<Input> {
  readonly input: Input;
  readonly signal: AbortSignalLike;
}

type TaskEvent<Output> =
  | { readonly type: "task.done"; readonly output: Output }
  | { readonly type: "task.broken"; readonly error: unknown }
  | { readonly type: "xstate.stop" };

type TaskSnapshot<Input, Output> = Snapshot<Output> & { readonly input: Input | undefined };

/** An asynchronous actor of a machine that ends with its output. */
export type TaskLogic<Output, Input extends NonReducibleUnknown> = ActorLogic<
  TaskSnapshot<Input, Output>,
  TaskEvent<Output>,
  Input
>;

/**
 * A task as an actor of a machine, like `fromPromise` of xstate, which needs an `AbortController` that a bare engine
 * lacks. A stopped task is aborted, and its late answer is dropped. An expected failure is an output; a task that
 * throws is a bug and ends the machine with an error.
 */
export function fromTask<Output, Input extends NonReducibleUnknown>(
  run: (scope: TaskScope<Input>) => Promise<Output>,
): TaskLogic<Output, Input> {
  const aborts = new WeakMap<AnyActorRef, () => void>();
  return {
    getInitialSnapshot: (_, input) => ({ status: "active", output: undefined, error: undefined, input }),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition(snapshot, event, { self }) {
      switch (event.type) {
        case "task.done":
          return { status: "done", output: event.output, error: undefined, input: undefined };
        case "task.broken":
          return { status: "error", output: undefined, error: event.error, input: undefined };
        case "xstate.stop":
          aborts.get(self)?.();
          return { status: "stopped", output: undefined, error: undefined, input: undefined };
        default:
          return snapshot;
      }
    },
    start(snapshot, { self }) {
      if (snapshot.status !== "active") return;
      const { signal, abort } = createAbort();
      aborts.set(self, abort);
      const emit = (event: TaskEvent<Output>) => {
        if (!signal.aborted) self.send(event);
      };
      run({ input: snapshot.input as Input, signal }).then(
        (output) => emit({ type: "task.done", output }),
        (error: unknown) => emit({ type: "task.broken", error }),
      );
    },
  };
}

function createAbort(): { readonly signal: AbortSignalLike; readonly abort: () => void } {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    },
    abort() {
      aborted = true;
      for (const listener of listeners) listener();
    },
  };
}
