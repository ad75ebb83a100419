import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import * as v from "valibot";
import type { StoredSchema } from "#core/storage/stored-value.ts";
import { registerPersistedState, takePersistedState } from "./persisted-state.ts";

/**
 * State that a reload of the store or a sign-in restores, under a name that is unique on the page. It must be
 * serialisable; `null` and the initial value are not stored. Never for secrets.
 */
export function usePersistedState<Value>(
  name: string,
  schema: StoredSchema<Value>,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(initial);
  const read = useEffectEvent(() =>
    value === null || JSON.stringify(value) === JSON.stringify(initial) ? undefined : value,
  );
  useEffect(() => {
    // The server does not know it: it comes after hydration.
    const stored = takePersistedState(name, schema);
    if (stored !== null) setValue(stored);
  }, [name, schema]);
  useEffect(() => registerPersistedState(name, () => read()), [name]);
  return [value, setValue];
}

interface ListLength {
  /** Number of loaded items. */
  readonly count: number;
  /** There is more, and nothing is loading. */
  readonly canLoad: boolean;
  readonly loadMore: () => void;
}

const LENGTH = v.number();

/** Loads a list again as far as it was loaded before a reload, so that the scroll position can be restored. */
export function useListLength(name: string, { count, canLoad, loadMore }: ListLength): void {
  const [wanted, setWanted] = useState(0);
  const read = useEffectEvent(() => (count > 0 ? count : undefined));
  const load = useEffectEvent(loadMore);
  useEffect(() => setWanted(takePersistedState(name, LENGTH) ?? 0), [name]);
  useEffect(() => registerPersistedState(name, () => read()), [name]);
  useEffect(() => {
    if (canLoad && count < wanted) load();
  }, [canLoad, count, wanted]);
}

/** Takes over what was typed before hydration: React leaves it in the field but does not put it into the state. */
export function useTypedBeforeHydration(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  take: (typed: string) => void,
): void {
  const takeTyped = useEffectEvent(take);
  // With the first commit: what is typed after it reaches the field's own handler.
  useLayoutEffect(() => {
    const { value = "", defaultValue = "" } = field.current ?? {};
    // Fields normalise the ends of lines.
    if (value !== defaultValue.replaceAll(/\r\n?/g, "\n")) takeTyped(value);
  }, [field]);
}
