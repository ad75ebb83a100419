import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

/** Countries a visit can be in unless the deployment says otherwise. */
const ALLOWED_COUNTRIES =
  "KR US CA GB IE DE AT CH FR BE ES PT IT NL PL TR BR MX AR CL AU NZ SA AE EG JP TW HK MO CN TH VN ID MY SG PH RU KZ".split(
    " ",
  );

/** What a deployment starts from: everything on its own origin, the reference backend's sign-in page. */
export const DEFAULT_CONFIGURATION: RuntimeConfiguration = {
  wstaticDomain: "",
  gameOrderList: "tl,bnsneo,linw,aion,lin2,battlecrush,l2m,hoyeon,nlw,tricksterm,bns,lin",
  gameCode: {},
  gameCodeGroup: {},
  loginUrl: "/login",
  storeLoginUrl: "/login",
  purpleDomain: "",
  purpleIntroArticleId: {},
  credentialGames: { ncj: "lmj,linncj,lin2ncj,aionncj,bnsncj,l2mncj,bnsneoncj" },
  credentialExceptionGames: {},
  kakaoSDK: { key: "", url: "", integrity: "" },
  region: "",
  defaultCountryCode: "US",
  allowedCountries: ALLOWED_COUNTRIES,
  launcherTheme: "",
  basePath: "/",
  envName: "sb",
  network: "public",
  clientVersion: "0.1.0",
  cookieDomain: "",
  services: DEFAULT_SERVICE_BASES,
  customerServiceUrl: "",
};
