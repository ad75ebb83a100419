import { type AnyEventObject, type AnyStateMachine, createActor } from "xstate";
import { fromTask } from "#core/machines/from-task.ts";
import { TestClock } from "./test-clock.ts";

/** A call of a provided actor that a test has not answered yet. */
interface OpenCall {
  readonly name: string;
  readonly input: unknown;
  readonly answer: (output: unknown) => void;
}

/** A running machine with a simulated clock and actors that the test settles. */
export interface World {
  readonly clock: TestClock;
  /** Events that the machine has emitted, in order. */
  readonly news: AnyEventObject[];
  /** Inputs of every call that was made, in order, as `name input`. */
  readonly calls: { readonly name: string; readonly input: unknown }[];
  readonly state: () => string;
  readonly context: () => Record<string, unknown>;
  /** Pending calls of the machine. */
  readonly running: () => readonly string[];
  send(event: AnyEventObject): Promise<void>;
  /** Answers the newest open call of an actor: former ones are those the machine has given up. */
  answer(name: string, output: unknown): Promise<void>;
  pass(ms: number): Promise<void>;
  /** Lets the next timer ring. */
  ring(): Promise<void>;
  stop(): void;
}

export function startWorld(machine: AnyStateMachine, input: unknown, onTransition?: (event: unknown) => void): World {
  const clock = new TestClock();
  const news: AnyEventObject[] = [];
  const calls: { name: string; input: unknown }[] = [];
  const open: OpenCall[] = [];
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      fromTask(({ input: callInput }) => {
        calls.push({ name, input: callInput });
        return new Promise((resolve) => open.push({ name, input: callInput, answer: resolve }));
      }),
    ]),
  );
  const actor = createActor(machine.provide({ actors }), {
    input,
    clock,
    ...(onTransition === undefined ? {} : { inspect: onTransition }),
  });
  actor.on("*", (event) => news.push(event));
  actor.start();
  return {
    clock,
    news,
    calls,
    state: () => JSON.stringify(actor.getSnapshot().value).replaceAll('"', ""),
    context: () => actor.getSnapshot().context,
    running: () => Object.keys(actor.getSnapshot().children),
    async send(event) {
      actor.send(event);
      await settle();
    },
    async answer(name, output) {
      const index = open.findLastIndex((call) => call.name === name);
      const [call] = open.splice(index, 1);
      if (index === -1 || call === undefined) throw new Error(`No call of ${name} is open`);
      call.answer(output);
      await settle();
    },
    async pass(ms) {
      clock.increment(ms);
      await settle();
    },
    async ring() {
      clock.ringNext();
      await settle();
    },
    stop: () => actor.stop(),
  };
}

/** Waits until settled promises have called their callbacks. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
