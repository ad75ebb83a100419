// The bridge object of the launcher, for scripts of the page. It reaches the host by way of `launcher-relay.js`, which lives in a
// world of its own in this frame; `ORIGIN` and `METHODS` are put in by the host.
(() => {
  if (location.origin !== ORIGIN) return;
  const waiting = new Map();
  let last = 0;

  const call = (method, input) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      document.dispatchEvent(
        new CustomEvent("launcher-call", { detail: JSON.stringify({ id: last, method, input: [...input] }) }),
      );
    });

  document.addEventListener("launcher-answer", ({ detail }) => {
    const { id, answer, refusal } = JSON.parse(detail);
    const caller = waiting.get(id);
    waiting.delete(id);
    if (refusal === undefined) caller?.resolve(answer ?? undefined);
    else caller?.reject(new Error(refusal));
  });

  const methods = METHODS.map((method) => [method, (...input) => call(method, input)]);
  Object.defineProperty(window, "purpleLauncher", { value: Object.freeze(Object.fromEntries(methods)) });
})();
