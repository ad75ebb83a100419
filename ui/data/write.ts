import {
  hashKey,
  type MutationKey,
  type MutationOptions,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
} from "@tanstack/react-query";
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
  /** Result of the write if it is queued. */
  readonly queued: Value;
  /** Whether the write must wait behind this queued one even if there is a connection. */
  readonly isBehind?: (queued: OutboxEntry, input: Input) => boolean;
  /** Whether queued writes to the same subject are dropped once this one has been sent. */
  readonly replacesQueued?: boolean;
}

interface Write<Input, Value, Before> {
  readonly send: (input: Input, idempotencyKey: string) => Promise<Result<Value>>;
  /** Identifies the attempt: inputs with the same value carry the same idempotency key until one of them is answered. */
  readonly attemptOf?: (input: Input) => unknown;
  /** Idempotency key of an attempt that a draft stores, which may have begun before a reload. */
  readonly storedAttemptKey?: (input: Input) => string;
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
 * Options of a mutation for a write of the player (decision 0021; writes that need none of the following use `sendCall`).
 * It shows the expected result at once, queues the write without a connection, gives each attempt its idempotency key,
 * reads back the result after a lost answer, and fails with a `RequestFailureError`.
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
      // A later write already shows its own expected result, and its answer is pending.
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
  write: Write<Input, Value, Before>,
  input: Input,
): Promise<Value> {
  const { send, readBack, mayHaveArrived = isAnswerLost, offline } = write;
  const queue = (triedKey?: string) =>
    offline === undefined ? false : queueWrite(scope, client, offline.entry(input), triedKey);
  const queued = client.getQueryData(outboxQuery(scope).queryKey);
  const mustWait = isOffline() || queued?.some((entry) => offline?.isBehind?.(entry, input));
  const attempt = beginAttempt(scope, client, write, input);
  if (offline !== undefined && mustWait && (await queue(attempt.wasSent ? attempt.key : undefined))) {
    attempt.end();
    return offline.queued;
  }

  const findArrived = readBack?.(input);
  const result = await send(input, attempt.key);
  if (result.ok || isRefused(result.failure)) attempt.end();
  if (result.ok) {
    if (offline?.replacesQueued) await dropQueued(scope, client, offline.entry(input).write);
    return result.value;
  }
  const { failure } = result;
  const arrived = mayHaveArrived(failure) ? await findArrived?.(failure) : undefined;
  const isQueued = arrived === undefined && isAnswerLost(failure) && isOffline() && (await queue(attempt.key));
  if (arrived !== undefined || isQueued) attempt.end();
  if (arrived !== undefined) return arrived;
  if (offline !== undefined && isQueued) return offline.queued;
  throw new RequestFailureError(failure);
}

/** Whether the server has answered that the write was not done. A 5xx may come from a proxy, so it does not count. */
const isRefused = (failure: RequestFailure): boolean => failure.kind === "status" && failure.status < 500;

interface Attempt {
  readonly key: string;
  /** Whether it was sent before without an answer. */
  readonly wasSent: boolean;
  /** Called once the write is known to be done, refused or queued: the next one is another attempt. */
  readonly end: () => void;
}

/** Idempotency keys of the attempts that have not been answered, by what they write. */
const unanswered = new WeakMap<QueryClient, Map<string, string>>();

function beginAttempt<Value, Input, Before>(
  scope: QueryScope,
  client: QueryClient,
  { key = [], attemptOf, storedAttemptKey }: Write<Input, Value, Before>,
  input: Input,
): Attempt {
  const { identifiers } = scope.ports;
  if (storedAttemptKey !== undefined) return { key: storedAttemptKey(input), wasSent: false, end: () => undefined };
  if (attemptOf === undefined) return { key: identifiers.next(), wasSent: false, end: () => undefined };
  const keys = unanswered.get(client) ?? new Map<string, string>();
  unanswered.set(client, keys);
  const id = hashKey([...key, scope.visit.get().user?.userId ?? null, attemptOf(input)]);
  const sentKey = keys.get(id);
  const attemptKey = sentKey ?? identifiers.next();
  keys.set(id, attemptKey);
  return { key: attemptKey, wasSent: sentKey !== undefined, end: () => void keys.delete(id) };
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

/**
 * Counts all that `act` does as one write in flight, such as the calls of one press and the way to another document that they
 * lead to: no reload of the store comes in between.
 */
export const asOneWrite = <Value>(client: QueryClient, act: () => Promise<Value>): Promise<Value> =>
  client.getMutationCache().build(client, { mutationFn: act, gcTime: 0 }).execute(undefined);

/** Runs a write that needs only the call. */
export const sendCall = <Value>(client: QueryClient, call: () => Promise<Result<Value>>): Promise<Result<Value>> =>
  perform(client, { mutationFn: async () => unwrap(await call()) }, undefined);
