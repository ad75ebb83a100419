type Listener = () => void;

let isWaiting = false;
let hear: Listener | null = null;

/** Requests a reload of the page if the session is valid. The request is kept until a listener subscribes. */
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
