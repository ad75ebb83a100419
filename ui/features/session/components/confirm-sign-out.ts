type Question = () => Promise<boolean>;

let question: Question | null = null;

/** Who signs out is asked this before; set by the part of the page that holds what would be lost, `null` once it is gone. */
export function askBeforeSignOut(next: Question | null): void {
  question = next;
}

/** Whether the player may be signed out: nothing would be lost, or they know of it. */
export const maySignOut = async (): Promise<boolean> => question === null || question();
