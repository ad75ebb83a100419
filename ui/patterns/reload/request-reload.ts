type Listener = () => void;

let isWaiting = false;
let current: Listener | null = null;

/** Requests a reload of the page if the session is valid. The request is kept until a listener subscribes. */
export function requestReload(): void {
  if (current === null) isWaiting = true;
  else current();
}

/** Calls `listener` at each request, and at once if one has waited; the returned function unsubscribes it. */
export function onReloadRequested(listener: Listener): () => void {
  current = listener;
  if (isWaiting) listener();
  isWaiting = false;
  return () => {
    if (current === listener) current = null;
  };
}
