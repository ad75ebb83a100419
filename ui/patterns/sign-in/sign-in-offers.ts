let shown = 0;

/** Counts an offer to sign in that stands on the page; the returned function ends that. */
export function showSignInOffer(): () => void {
  shown += 1;
  return () => {
    shown -= 1;
  };
}

/** Whether the page itself offers to sign in: nobody needs to open a popup that says the same. */
export const isSignInOffered = (): boolean => shown > 0;
