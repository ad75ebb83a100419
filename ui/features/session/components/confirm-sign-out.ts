type Question = () => Promise<boolean>;

let question: Question | null = null;

/** Question before a sign-out, set by the part of the page with unsaved input; `null` without any. */
export function askBeforeSignOut(next: Question | null): void {
  question = next;
}

/** Whether the player may be signed out: nothing would be lost, or they know of it. */
export const maySignOut = async (): Promise<boolean> => question === null || question();
