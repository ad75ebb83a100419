import type { MutationKey, MutationOptions, QueryClient, QueryFilters, QueryKey } from "@tanstack/react-query";
import { isAnswerLost } from "#core/failures/is-answer-lost.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { OutboxEntry } from "#core/outbox/outbox.ts";
import { dropQueued, isOffline, outboxQuery, type QueuedWrite, queueWrite } from "./outbox.ts";
import type { QueryScope } from "./query-scope.ts";
import { failureOf, RequestFailureError, unwrap } from "./request-failure-error.ts";
import { stopReads } from "./stop-reads.ts";

/** How a write behaves without a connection. */
interface OfflineWrite<Input, Value> {
  readonly entry: (input: Input) => QueuedWrite;
  /** What the write resolves to if it is queued. */
  readonly queued: Value;
  /** Idempotency key of the attempt, if the call has one. */
  readonly keyOf?: (input: Input) => string;
  /** Whether the write must wait behind this queued one even if there is a connection. */
  readonly isBehind?: (queued: OutboxEntry, input: Input) => boolean;
  /** Whether queued writes to the same subject are dropped once this one has been sent. */
  readonly replacesQueued?: boolean;
}

interface Write<Input, Value, Before> {
  readonly send: (input: Input) => Promise<Result<Value>>;
  readonly key?: MutationKey;
  /** Writes of this key run one after another, and only the answer to the latest is applied. */
  readonly inOrder?: boolean;
  /** Input and result leave the memory of the page together with the form. */
  readonly isSecret?: boolean;
  /** Queries that the write changes. Their reads in flight are stopped before any of the following is called. */
  readonly changes?: readonly QueryFilters[];
  /** Shows the expected result at once; returns what `undo` needs. */
  readonly optimistic?: (input: Input) => Before;
  readonly undo?: (input: Input, before: Before) => void;
  /**
   * Called before the write is sent; the function it returns reads whether the write has arrived although its answer was lost.
   * `undefined`: it has not, or that is unknown.
   */
  readonly readBack?: (input: Input) => (failure: RequestFailure) => Promise<Value | undefined>;
  /** Failures after which the write is read back; by default, those without an answer. */
  readonly mayHaveArrived?: (failure: RequestFailure) => boolean;
  readonly offline?: OfflineWrite<Input, Value>;
  /** Called with every result, before `apply`. */
  readonly onResult?: (value: Value, input: Input) => void;
  /** Brings the result into the cache. */
  readonly apply?: (value: Value, input: Input) => unknown;
  /** Queries that are refetched in the background after a failure, because the server knows the current state. */
  readonly refetchOnFailure?: readonly QueryKey[];
  readonly onFailure?: (failure: RequestFailure, input: Input) => unknown;
}

/**
 * Options of a mutation for a write of the player (decision 0021): the one path to the server. It shows the expected result
 * at once, queues the write without a connection, reads back what a lost answer leaves open, and fails with a
 * `RequestFailureError`.
 */
export function createWrite<Value, Input = void, Before = void>(
  scope: QueryScope,
  client: QueryClient,
  write: Write<Input, Value, Before>,
): MutationOptions<Value, Error, Input, Before> {
  const { key, changes = [], optimistic, undo, apply, onResult, refetchOnFailure = [], onFailure } = write;
  const stopAll = () => Promise.all(changes.map((filters) => stopReads(client, filters)));
  return {
    ...(key !== undefined && { mutationKey: key }),
    ...(key !== undefined && write.inOrder && { scope: { id: JSON.stringify(key) } }),
    ...(write.isSecret && { gcTime: 0 }),
    mutationFn: (input) => deliver(scope, client, write, input),
    ...(optimistic !== undefined && {
      onMutate: async (input) => {
        await stopAll();
        return optimistic(input);
      },
    }),
    onSuccess: async (value, input) => {
      await stopAll();
      onResult?.(value, input);
      // The result of a later write is shown already, and its answer is still to come.
      if (write.inOrder && client.isMutating({ mutationKey: key ?? [] }) > 1) return;
      await apply?.(value, input);
    },
    onError: async (error, input, before) => {
      if (undo !== undefined) {
        await stopAll();
        undo(input, before as Before);
      }
      for (const queryKey of refetchOnFailure) void client.invalidateQueries({ queryKey });
      const failure = failureOf(error);
      if (failure !== null) await onFailure?.(failure, input);
    },
  };
}

async function deliver<Value, Input, Before>(
  scope: QueryScope,
  client: QueryClient,
  { send, readBack, mayHaveArrived = isAnswerLost, offline }: Write<Input, Value, Before>,
  input: Input,
): Promise<Value> {
  const queue = (triedKey?: string) =>
    offline === undefined ? false : queueWrite(scope, client, offline.entry(input), triedKey);
  const queued = client.getQueryData(outboxQuery(scope).queryKey);
  const mustWait = isOffline() || queued?.some((entry) => offline?.isBehind?.(entry, input));
  if (offline !== undefined && mustWait && (await queue())) return offline.queued;

  const findArrived = readBack?.(input);
  const result = await send(input);
  if (result.ok) {
    if (offline?.replacesQueued) await dropQueued(scope, client, offline.entry(input).write);
    return result.value;
  }
  const { failure } = result;
  const arrived = mayHaveArrived(failure) ? await findArrived?.(failure) : undefined;
  if (arrived !== undefined) return arrived;
  if (offline !== undefined && isAnswerLost(failure) && isOffline()) {
    if (await queue(offline.keyOf?.(input) ?? scope.ports.identifiers.next())) return offline.queued;
  }
  throw new RequestFailureError(failure);
}

/** Runs a write outside a component; resolves to its result. */
export async function perform<Value, Input, Before>(
  client: QueryClient,
  write: MutationOptions<Value, Error, Input, Before>,
  input: Input,
): Promise<Result<Value>> {
  const mutation = client.getMutationCache().build(client, { ...write, gcTime: 0 });
  try {
    return succeed(await mutation.execute(input));
  } catch (error) {
    const failure = failureOf(error);
    // Anything but a failed call is a bug.
    if (failure === null) throw error;
    return fail(failure);
  }
}

/** Runs a write that needs nothing but the call. */
export const sendCall = <Value>(client: QueryClient, call: () => Promise<Result<Value>>): Promise<Result<Value>> =>
  perform(client, { mutationFn: async () => unwrap(await call()) }, undefined);
