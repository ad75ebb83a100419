/** Behaviour of a method of a simulated launcher. */
export const NATIVE_BEHAVIOURS = ["answers", "absent", "throws", "rejects", "never", "late", "wrong"] as const;
export type NativeBehaviour = (typeof NATIVE_BEHAVIOURS)[number];
