interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

/** Trusted Types as far as they are used; types of the platform do not know them yet. */
interface ScriptPolicies {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): ScriptPolicy;
}

/** Name of the policy by which scripts of other sites come into the page. */
const POLICY = "foreign-script";

/** Puts a script of another site into the page; rejects where it does not come, or is not one of those it may be. */
export type LoadScript = (url: string) => Promise<void>;

/**
 * Loads the scripts of a list and no others: the address of each with the hash its content must have (`integrity`), empty
 * where it may have any. A page makes one loader, since the name of a policy can be taken once.
 */
export function createScriptLoader(scripts: ReadonlyMap<string, string>): LoadScript {
  let policy: ScriptPolicy | undefined;
  return async (url) => {
    const integrity = scripts.get(url);
    if (integrity === undefined) throw new Error(`the configuration names no script at ${url}`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const script = document.createElement("script");
    if (integrity !== "") {
      script.integrity = integrity;
      script.crossOrigin = "anonymous";
    }
    script.referrerPolicy = "no-referrer";
    script.addEventListener("load", () => resolve(), { once: true });
    script.addEventListener("error", () => reject(new Error(`no script at ${url}`)), { once: true });
    // Where types are enforced, an address is that of a script by a policy only.
    const policies: ScriptPolicies | undefined = Reflect.get(window, "trustedTypes");
    policy ??= policies?.createPolicy(POLICY, { createScriptURL: (address) => (scripts.has(address) ? address : "") });
    Reflect.set(script, "src", policy?.createScriptURL(url) ?? url);
    document.head.append(script);
    try {
      await promise;
    } catch (error) {
      script.remove();
      throw error;
    }
  };
}
