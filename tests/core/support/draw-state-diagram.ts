import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** A machine with flat states as a Mermaid state diagram: every state, and every transition with its guard. */
export function drawStateDiagram(machine: AnyStateMachine): string {
  const states = Object.values(machine.root.states) as AnyStateNode[];
  const initial = machine.root.initial.target.map(({ key }) => key).join();
  const inner = states.flatMap((state) => linesOf(state, state.key));
  const anywhere = transitionsOf(machine.root).filter(({ target }) => target !== undefined);
  const fromAnywhere = anywhere.flatMap((transition) =>
    (transition.target ?? []).map(({ key }) => `  [*] --> ${key}: ${labelOf(transition)}, from any state`),
  );
  return ["stateDiagram-v2", `  [*] --> ${initial}`, ...inner, ...fromAnywhere].join("\n");
}

function linesOf(state: AnyStateNode, key: string): readonly string[] {
  const lines = transitionsOf(state).map((transition) => {
    const targets = (transition.target ?? []).map((target) => target.key);
    return `  ${key} --> ${targets.length === 0 ? key : targets.join()}: ${labelOf(transition)}`;
  });
  if (state.type === "final") return [`  ${key} --> [*]`];
  return lines.length === 0 ? [`  ${key}`] : lines;
}

function transitionsOf(state: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...(state.always ?? []), ...[...state.transitions.values()].flat()];
}

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const name = typeof guard === "object" && guard !== null ? guard.type : guard;
  const event = eventType === "" ? "at once" : eventNameOf(eventType);
  return name === undefined ? event : `${event} [${String(name)}]`;
}

/** `xstate.done.actor.loadTexts` is an answer, `xstate.after.retryDelay.session.waiting` a delay. */
function eventNameOf(eventType: string): string {
  const [, actor] = /^xstate\.done\.actor\.(.+)$/.exec(eventType) ?? [];
  if (actor !== undefined) return `${actor} answered`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  return delay === undefined ? eventType : `after ${delay}`;
}
