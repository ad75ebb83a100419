/** Search of an address as the router reads it, or as a link was given it. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** The value as the word it is in an address; `undefined` if it is none. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The option that is written like the value, else `undefined`. */
export function oneOf<Option extends string | number>(options: readonly Option[], value: unknown): Option | undefined {
  const text = textOf(value);
  return options.find((option) => String(option) === text);
}
