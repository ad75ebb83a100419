import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#adapters/reference-backend/database/database.ts";
import { states } from "#adapters/reference-backend/database/schema/index.ts";
import { readState, writeState } from "#adapters/reference-backend/database/state.ts";
import { type ControlState, controlStateSchema, type Fault, NO_CONTROLS } from "./control-state.ts";

const CONTROLS_STATE = "controls";
/** Cache lifetime of the control state: a change by another process is seen after this time at the latest. */
export const FRESH_FOR_MS = 250;

/** Test controls, stored in the database so that all processes share them. */
export interface Controls {
  read(): Promise<ControlState>;
  write(state: ControlState): Promise<void>;
  /** The fault that concerns a request, counted down; `null` if there is none. */
  takeFault(request: { readonly call: string | null; readonly path: string }): Promise<Fault | null>;
}

/** The controls of live environments: there are none. */
export const noControls: Controls = {
  read: async () => NO_CONTROLS,
  write: async () => undefined,
  takeFault: async () => null,
};

export function createControls(database: Database, elapsedMs: () => number = () => performance.now()): Controls {
  let known: { readonly state: ControlState; readonly until: number } | null = null;
  let changes = 0;

  const remember = (state: ControlState): ControlState => {
    known = { state, until: elapsedMs() + FRESH_FOR_MS };
    return state;
  };

  const change = (state: ControlState): void => {
    changes += 1;
    remember(state);
  };

  const read = async (): Promise<ControlState> => {
    if (known !== null && elapsedMs() < known.until) return known.state;
    const changesBefore = changes;
    const state = parseState(await readState(database.queries, CONTROLS_STATE));
    // What was read before a change is not kept beyond it.
    return changes === changesBefore ? remember(state) : read();
  };

  return {
    read,
    write: async (state) => {
      await writeState(database.queries, CONTROLS_STATE, state);
      change(state);
    },
    takeFault: async (request) => {
      const fault = findFault(await read(), request);
      if (fault === undefined) return null;
      if (fault.times === undefined) return fault;
      return await database.queries.transaction(async (transaction) => {
        const [row] = await transaction
          .select({ value: states.value })
          .from(states)
          .where(eq(states.key, CONTROLS_STATE))
          .for("no key update");
        const state = parseState(row?.value);
        const current = findFault(state, request);
        if (current === undefined) {
          remember(state);
          return null;
        }
        const next = countDown(state, current);
        await writeState(transaction, CONTROLS_STATE, next);
        change(next);
        return current;
      });
    },
  };
}

function findFault(state: ControlState, request: { readonly call: string | null; readonly path: string }) {
  return state.faults.find((fault) =>
    fault.call === undefined ? request.path.startsWith(fault.pathPrefix ?? "\0") : fault.call === request.call,
  );
}

function countDown(state: ControlState, taken: Fault): ControlState {
  if (taken.times === undefined) return state;
  const faults = state.faults.flatMap((fault) => {
    if (fault !== taken) return [fault];
    return taken.times === undefined || taken.times <= 1 ? [] : [{ ...fault, times: taken.times - 1 }];
  });
  return { ...state, faults };
}

/** A state that an older version wrote and this one cannot read counts as none. */
function parseState(value: unknown): ControlState {
  const parsed = v.safeParse(controlStateSchema, value ?? {});
  return parsed.success ? parsed.output : NO_CONTROLS;
}
