/** Longest second label of registries' own domains, such as `co.uk` or `com.br`, in characters. */
const MAX_REGISTRY_LABEL = 3;

/**
 * The domain that hosts in lower case share, which is the default for cookies (Spec §9); empty where they are one host, share
 * none, or share what may belong to a registry.
 */
export function sharedDomainOf(hosts: readonly string[]): string {
  const names = [...new Set(hosts)];
  const [first = "", ...others] = names;
  if (others.length === 0) return "";
  const isInAll = (domain: string): boolean => names.every((name) => `.${name}`.endsWith(`.${domain}`));
  const labels = first.split(".");
  const shared = labels.map((_, at) => labels.slice(at).join(".")).find(isInAll) ?? "";
  const [second = "", top = "", ...rest] = shared.split(".");
  if (top === "" || /^\d+$/.test(labels.at(-1) ?? "")) return "";
  const isShort = rest.length === 0 && second.length <= MAX_REGISTRY_LABEL;
  return isShort || isRegistryDomain(shared) ? "" : shared;
}

/** Second labels under which registries of countries give out domains. */
const REGISTRY_LABELS: ReadonlySet<string> = new Set(
  "ac asn co com ed edu firm gen go gob gouv gov gv ind info ltd me mil ne net nom or org plc re sch".split(" "),
);

/** Well-known domains below which companies give names to their customers (the private part of the Public Suffix List). */
const CUSTOMER_DOMAINS: ReadonlySet<string> = new Set(
  (
    "a.run.app amplifyapp.com appspot.com azure-api.net azurestaticapps.net azurewebsites.net cloudapp.net cloudfront.net " +
    "ddns.net deno.dev duckdns.org firebaseapp.com fly.dev github.io gitlab.io herokuapp.com myfritz.net myshopify.com " +
    "netlify.app ngrok-free.app ngrok.app ngrok.dev ngrok.io no-ip.org now.sh ondigitalocean.app onrender.com pages.dev " +
    "repl.co replit.app surge.sh synology.me trafficmanager.net trycloudflare.com ts.net up.railway.app vercel.app vercel.dev " +
    "web.app webflow.io wixsite.com workers.dev"
  ).split(" "),
);

/** Whether a domain such as `co.uk` or `pages.dev` is one of many owners, for which browsers keep no cookies. */
export function isRegistryDomain(domain: string): boolean {
  const name = domain.replace(/^\./, "");
  const labels = name.split(".");
  const [second = "", top = ""] = labels;
  return CUSTOMER_DOMAINS.has(name) || (labels.length === 2 && top.length === 2 && REGISTRY_LABELS.has(second));
}
