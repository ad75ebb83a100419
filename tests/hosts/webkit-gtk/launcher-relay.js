// Hands calls of the page on to the host. Only this world knows the host's handler, and it is only in the top frame: what is
// framed has neither, whatever it tries.
(() => {
  if (location.origin !== ORIGIN) return;
  const host = window.webkit.messageHandlers.launcher;
  const isPopup = window.opener !== null;

  document.addEventListener("launcher-call", async ({ detail }) => {
    if (typeof detail !== "string") return;
    const { id, method, input } = JSON.parse(detail);
    const tell = (outcome) =>
      document.dispatchEvent(new CustomEvent("launcher-answer", { detail: JSON.stringify({ id, ...outcome }) }));
    try {
      tell({ answer: JSON.parse(await host.postMessage(JSON.stringify({ method, input, isPopup }))) });
    } catch (error) {
      tell({ refusal: String(error?.message ?? error) });
    }
  });
})();
