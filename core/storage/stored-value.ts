import { parseJson } from "../links/parse-json.ts";
import type { KeyValueStorage, SharedStorage } from "../ports/device.ts";

/** A schema of any library that implements Standard Schema 1, such as valibot. */
export interface StoredSchema<Value> {
  readonly "~standard": {
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Value; readonly issues?: undefined }
      | { readonly issues: readonly unknown[] }
      | Promise<unknown>;
  };
}

/** The value as its schema reads it; `null` if the schema refuses it. Schemas must be synchronous. */
export function checkedValue<Value>(schema: StoredSchema<Value>, value: unknown): Value | null {
  const result = schema["~standard"].validate(value);
  return "then" in result || result.issues !== undefined ? null : result.value;
}

/** A JSON value on the device. Corrupt or foreign content is read as the fallback. */
export interface StoredValue<Value> {
  /** Value of a stored text; `null` is the fallback. */
  parse(text: string | null): Value;
  read(storage: KeyValueStorage): Value;
  write(storage: KeyValueStorage, value: Value): void;
  remove(storage: KeyValueStorage): void;
  readShared(storage: SharedStorage): Promise<Value>;
  /** Replaces the value by `edit` of it, atomically across tabs; `null` removes it. Resolves to the new value. */
  changeShared(storage: SharedStorage, edit: (value: Value) => Value | null): Promise<Value>;
}

/** The value under `key`, checked by `schema` whenever it is read. */
export function storedValue<Value>(key: string, schema: StoredSchema<Value>, fallback: Value): StoredValue<Value> {
  const parse = (text: string | null): Value => {
    const json = text === null ? null : parseJson(text);
    return json?.ok ? (checkedValue(schema, json.value) ?? fallback) : fallback;
  };
  return {
    parse,
    read: (storage) => parse(storage.read(key)),
    write: (storage, value) => storage.write(key, JSON.stringify(value)),
    remove: (storage) => storage.remove(key),
    readShared: async (storage) => parse(await storage.read(key)),
    changeShared: async (storage, edit) =>
      parse(
        await storage.change(key, (text) => {
          const next = edit(parse(text));
          return next === null ? null : JSON.stringify(next);
        }),
      ),
  };
}
