const startsWith =
  (...signature: readonly number[]) =>
  (bytes: Uint8Array): boolean =>
    signature.every((byte, at) => bytes[at] === byte);

/** Magic numbers of the picture formats that players may upload. */
const SIGNATURES = [
  { isOf: startsWith(0xff, 0xd8, 0xff), mayMove: false },
  { isOf: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), mayMove: false },
  { isOf: startsWith(0x47, 0x49, 0x46, 0x38), mayMove: true },
  {
    isOf: (bytes: Uint8Array) =>
      startsWith(0x52, 0x49, 0x46, 0x46)(bytes) && startsWith(0x57, 0x45, 0x42, 0x50)(bytes.subarray(8)),
    mayMove: true,
  },
];

/** Whether a file can hold an animation, by the format it begins with; `null` for a format that is not allowed. */
export function mayHoldAnimation(bytes: Uint8Array): boolean | null {
  return SIGNATURES.find(({ isOf }) => isOf(bytes))?.mayMove ?? null;
}
