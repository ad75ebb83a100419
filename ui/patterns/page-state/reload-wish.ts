type Listener = () => void;

let isWaiting = false;
let hear: Listener | null = null;

/** Wishes for the page to be loaded again if the session is valid. It is kept until somebody hears of it. */
export function requestReload(): void {
  if (hear === null) isWaiting = true;
  else hear();
}

/** Calls `listener` at each wish, and at once if one has waited; the returned function ends that. */
export function onReloadRequested(listener: Listener): () => void {
  hear = listener;
  if (isWaiting) listener();
  isWaiting = false;
  return () => {
    if (hear === listener) hear = null;
  };
}
