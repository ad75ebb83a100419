export type VersionComparison = "older" | "equal" | "newer" | "not_comparable";

/**
 * Compares version `one` with version `other` (Spec §5): both need the same number of parts between
 * dots, each a whole number; otherwise they are not comparable. Parts of any length are compared exactly.
 */
export function compareVersions(one: string, other: string): VersionComparison {
  const parts = partsOf(one);
  const otherParts = partsOf(other);
  if (parts === null || otherParts === null || parts.length !== otherParts.length) return "not_comparable";
  // Numerals of one width compare as texts.
  const width = Math.max(...[...parts, ...otherParts].map((part) => part.length));
  const [key, otherKey] = [keyOf(parts, width), keyOf(otherParts, width)];
  if (key === otherKey) return "equal";
  return key < otherKey ? "older" : "newer";
}

function partsOf(version: string): readonly string[] | null {
  const parts = version.trim().split(".");
  return parts.every((part) => /^\d+$/.test(part)) ? parts : null;
}

function keyOf(parts: readonly string[], width: number): string {
  return parts.map((part) => part.padStart(width, "0")).join(".");
}
