import { createCookiePreferences } from "#adapters/storage/cookie-preferences.ts";
import { createServerPreferences } from "#adapters/storage/server-preferences.ts";
import { describePreferences } from "./preferences.contract.ts";

describePreferences("preferences in cookies", () =>
  createCookiePreferences({ setCookie: () => undefined, isSecure: true, domain: "" }),
);

describePreferences("preferences where cookies are forbidden", () =>
  createCookiePreferences({
    setCookie: () => {
      throw new DOMException("sandboxed", "SecurityError");
    },
    isSecure: true,
    domain: "",
  }),
);

describePreferences("preferences on the server", createServerPreferences);
