interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

/** Trusted Types as far as they are used; types of the platform do not know them yet. */
interface ScriptPolicies {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): ScriptPolicy;
}

/** Name of the Trusted Types policy for scripts of other sites. */
const POLICY = "foreign-script";

/** Loads a script of another site into the page; rejects if it fails to load or is not in the list. */
export type LoadScript = (url: string) => Promise<void>;

/**
 * Loads only the scripts of a list: addresses with the hash that the content must have (`integrity`), empty for any
 * content. A page creates one loader, because a policy name can be used once.
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
    // Under Trusted Types a script address must come from a policy.
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
