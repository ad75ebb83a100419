import type {
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { startWorld, type World } from "./world.ts";

/** Something that can happen to a machine: as an event of its graph, and as it happens to the machine that runs. */
export interface Happening {
  readonly name: string;
  readonly event: AnyEventObject;
  /** States in which it can happen; any if absent. */
  readonly during?: readonly string[];
  readonly happen: (world: World) => Promise<void>;
}

/** An event that is sent from outside. */
export const sent = (name: string, event: AnyEventObject): Happening => ({
  name,
  event,
  happen: (world) => world.send(event),
});

/** An invoked actor answers. */
export const answered = (actor: string, during: string, name: string, output: unknown): Happening => ({
  name,
  event: { type: `xstate.done.actor.${actor}`, actorId: actor, output },
  during: [during],
  happen: (world) => world.answer(actor, output),
});

/** A delay is over. */
export const rang = (delay: string, machine: string, during: string): Happening => ({
  name: `${delay} is over`,
  event: { type: `xstate.after.${delay}.${machine}.${during}` },
  during: [during],
  happen: (world) => world.ring(),
});

export interface PathRun {
  /** Every step of the graph that was taken by the running machine: state, happening, state. */
  readonly steps: readonly string[];
  /** Ids of the transitions taken. */
  readonly transitions: ReadonlySet<string>;
  /** Steps on which the running machine came to another state than its graph says. */
  readonly differences: readonly string[];
}

/**
 * Walks every edge of a machine's graph on a running machine: the shortest path to its source, then the edge. `essence`
 * identifies a state of the graph.
 */
export async function walkEveryEdge(
  machine: AnyStateMachine,
  input: unknown,
  happenings: readonly Happening[],
  essence: (snapshot: AnyMachineSnapshot) => unknown,
): Promise<PathRun> {
  const options = {
    input,
    events: (snapshot: AnyMachineSnapshot) => possible(happenings, snapshot).map(({ event }) => event),
    serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, essence(snapshot)]),
    serializeEvent: (event: AnyEventObject) => JSON.stringify(event),
  };
  const logic = machine as AnyActorLogic;
  const paths = new Map(
    getShortestPaths(logic, options).map((path) => [
      options.serializeState(path.state as AnyMachineSnapshot),
      path.steps.map((step) => step.event as AnyEventObject).filter(({ type }) => type !== "xstate.init"),
    ]),
  );
  const steps: string[] = [];
  const differences: string[] = [];
  const transitions = new Set<string>();
  for (const edge of adjacencyMapToArray(getAdjacencyMap(logic, options))) {
    const { state, event, nextState } = edge as unknown as Edge;
    const way = paths.get(options.serializeState(state)) ?? [];
    const world = startWorld(machine, input, (inspected) => collectTransitions(inspected, transitions));
    for (const step of [...way, event]) await happeningOf(happenings, step).happen(world);
    const taken = `${nameOf(state)} -- ${happeningOf(happenings, event).name} --> ${nameOf(nextState)}`;
    steps.push(taken);
    if (world.state() !== nameOf(nextState)) differences.push(`${taken}, but came to ${world.state()}`);
    world.stop();
  }
  return { steps, transitions, differences };
}

interface Edge {
  readonly state: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly nextState: AnyMachineSnapshot;
}

/** Ids of every transition that a machine defines. */
export function definedTransitions(machine: AnyStateMachine): ReadonlySet<string> {
  const nodes = [machine.root, ...Object.values(machine.root.states)];
  const transitions = nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  return new Set(transitions.map(transitionId));
}

function possible(happenings: readonly Happening[], snapshot: AnyMachineSnapshot): readonly Happening[] {
  return happenings.filter(({ during }) => during === undefined || during.includes(nameOf(snapshot)));
}

function happeningOf(happenings: readonly Happening[], event: AnyEventObject): Happening {
  const text = JSON.stringify(event);
  const found = happenings.find((happening) => JSON.stringify(happening.event) === text);
  if (found === undefined) throw new Error(`Nothing happens as ${text}`);
  return found;
}

function nameOf(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify(snapshot.value).replaceAll('"', "");
}

function collectTransitions(inspected: unknown, transitions: Set<string>): void {
  const { type, _transitions: taken } = inspected as { type: string; _transitions?: AnyTransitionDefinition[] };
  if (type !== "@xstate.microstep") return;
  for (const transition of taken ?? []) transitions.add(transitionId(transition));
}

/** Source, event, guard and target name a transition. */
function transitionId({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const guardName = typeof guard === "object" && guard !== null ? guard.type : (guard ?? "");
  return `${source.key} on ${eventType} [${String(guardName)}] to ${(target ?? []).map(({ key }) => key).join()}`;
}
