// The only file that reads fields which TanStack Router does not document: its own marks in the state of history entries.
// `tests/ui/context/router-state.browser.test.ts` fails if an upgrade of the router changes them.

/** Key of the page of a history entry; a new one for each navigation. `undefined` for an entry that the router did not make. */
export function routerKeyOf(state: unknown): string | undefined {
  const key: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "__TSR_key") : undefined;
  return typeof key === "string" ? key : undefined;
}

/** State of the first entry of a history. */
export const FIRST_ROUTER_STATE = { __TSR_index: 0 };
