/** Reads a feature of the browser that can be missing or refused. */
export function attempt<Value>(action: () => Value | undefined): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
