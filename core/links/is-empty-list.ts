/**
 * Whether a list has nothing to show (Spec §5): no entry, or objects whose first values are all empty.
 * Editors' lists contain blank rows.
 */
export function isEmptyList(list: readonly object[]): boolean {
  return list.every((entry) => isEmptyValue(Object.values(entry)[0]));
}

function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}
