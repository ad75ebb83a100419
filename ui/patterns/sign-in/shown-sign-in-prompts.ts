let shown = 0;

/** Counts a visible sign-in prompt; returns a function that ends it. */
export function countSignInPrompt(): () => void {
  shown += 1;
  return () => {
    shown -= 1;
  };
}

/** Whether the page shows a sign-in prompt itself, so that no popup is needed. */
export const isSignInPromptShown = (): boolean => shown > 0;
