/**
 * Signs in with a passkey where the browser has WebAuthn: only there its form appears. Browsers that can also offer passkeys
 * in the field of the user name, until the player leaves or signs in otherwise. The answer is sent as a form, so that the
 * page which follows is the same as after a password.
 */
export const PASSKEY_SCRIPT = `
{
  const form = document.getElementById("passkey");
  const button = form?.querySelector("button");
  const problem = form?.querySelector("[role=alert]");
  const bytesOf = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
  const textOf = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/[+]/g, "-").replace(/[/]/g, "_").replace(/=+$/, "");
  const requestChallenge = (signal) =>
    fetch(form.dataset.options, { method: "POST", body: new URLSearchParams({ form_token: form.elements.form_token.value }), signal });
  const signIn = async ({ challenge, rpId, timeout }, how) => {
    const publicKey = { challenge: bytesOf(challenge), rpId, timeout, userVerification: "required" };
    const { id, type, response } = await navigator.credentials.get({ publicKey, ...how });
    form.elements.credential.value = JSON.stringify({
      id,
      rawId: id,
      type,
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: textOf(response.userHandle ?? new ArrayBuffer(0)),
      },
    });
    form.submit();
  };
  let offer = new AbortController();
  const stopOffering = () => offer.abort();
  // While such a request is open the browser lists passkeys among the user names that it fills in.
  const offerInField = async () => {
    stopOffering();
    offer = new AbortController();
    const { signal } = offer;
    const renew = () => {
      if (document.hidden) document.addEventListener("visibilitychange", renew, { once: true, signal });
      else offerInField();
    };
    try {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const answer = await requestChallenge(signal);
      if (!answer.ok) return;
      const options = await answer.json();
      signal.throwIfAborted();
      // Before the challenge expires.
      const renewal = setTimeout(renew, options.timeout / 2);
      signal.addEventListener("abort", () => clearTimeout(renewal));
      await signIn(options, { mediation: "conditional", signal });
    } catch {
      // The player has not asked for it, and still has the button.
    }
  };
  if (form && window.PublicKeyCredential && navigator.credentials) {
    button.addEventListener("click", async () => {
      button.disabled = true;
      problem.textContent = "";
      // A page has one open request at a time.
      stopOffering();
      try {
        const answer = await requestChallenge();
        if (answer.ok) await signIn(await answer.json());
        // The server's page says why where it did not answer.
        else form.submit();
      } catch (failure) {
        problem.textContent = failure.name === "NotAllowedError" ? form.dataset.notUsed : form.dataset.failed;
        offerInField();
      }
      button.disabled = false;
    });
    form.hidden = false;
    document.addEventListener("submit", stopOffering);
    window.addEventListener("pagehide", stopOffering);
    window.addEventListener("pageshow", offerInField);
  }
}
`;
