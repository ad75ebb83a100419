let shown = 0;

/** Counts a visible offer to sign in; returns a function that ends it. */
export function showSignInOffer(): () => void {
  shown += 1;
  return () => {
    shown -= 1;
  };
}

/** Whether the page itself offers the sign-in, so that no popup is needed. */
export const isSignInOffered = (): boolean => shown > 0;
