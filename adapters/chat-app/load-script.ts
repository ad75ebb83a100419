interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

/** Trusted Types as far as they are used; types of the platform do not know them yet. */
interface ScriptPolicies {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): ScriptPolicy;
}

/** Name of the policy by which scripts of other sites come into the page. */
const POLICY = "foreign-script";

let policy: ScriptPolicy | undefined;

/** Puts a script of another site into the page; with `integrity` it runs only if its content has that hash. */
export async function loadScript(url: string, integrity = ""): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  if (integrity !== "") {
    script.integrity = integrity;
    script.crossOrigin = "anonymous";
  }
  script.referrerPolicy = "no-referrer";
  script.addEventListener("load", () => resolve(), { once: true });
  script.addEventListener("error", () => reject(new Error(`no script at ${url}`)), { once: true });
  // Where types are enforced, an address is that of a script by a policy only; a name can be taken once.
  const policies: ScriptPolicies | undefined = Reflect.get(window, "trustedTypes");
  policy ??= policies?.createPolicy(POLICY, {
    createScriptURL: (address) => (address.startsWith("https://") ? address : ""),
  });
  Reflect.set(script, "src", policy?.createScriptURL(url) ?? url);
  document.head.append(script);
  try {
    await promise;
  } catch (error) {
    script.remove();
    throw error;
  }
}
