import { DEFAULT_TIMEOUT_MS } from "#adapters/http/constants.ts";
import { DEFAULT_PUBLISHER } from "#adapters/wire/headers.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import manifest from "../../package.json" with { type: "json" };

/** Countries of a visit unless the deployment names others. */
const ALLOWED_COUNTRIES =
  "KR US CA GB IE DE AT CH FR BE ES PT IT NL PL GR FI TR BR MX AR CL AU NZ SA AE EG JP TW HK MO CN TH VN ID MY SG PH RU KZ".split(
    " ",
  );

/** Game code to group, the first code of each list of editions. */
function groupsOf(...editions: readonly string[]): Readonly<Record<string, string>> {
  const lists = editions.map((codes) => codes.split(" "));
  return Object.fromEntries(lists.flatMap((codes) => codes.map((code) => [code, codes[0] ?? code])));
}

/** Defaults in place of those that name games and companies of the default content. */
export const WITHOUT_DEFAULT_CONTENT = {
  gameOrderList: "",
  gameCode: {},
  gameCodeGroup: {},
  credentialGames: {},
  operators: {},
} satisfies Partial<RuntimeConfiguration>;

/** Defaults of a deployment: everything on its own origin, the reference backend's sign-in page. */
export const DEFAULT_CONFIGURATION: RuntimeConfiguration = {
  wstaticDomain: "",
  mediaOrigins: [],
  gameOrderList: "tl,bnsneo,linw,aion,lin2,battlecrush,l2m,hoyeon,nlw,tricksterm,bns,lin",
  gameCode: {
    bladeandsoul: "bns",
    bladeandsoul2: "bns2",
    bladeandsoulneo: "bnsneo",
    lineage: "lin",
    lineage2: "lin2",
    lineage2m: "l2m",
    lineagew: "linw",
    throneandliberty: "tl",
    trickster: "tricksterm",
  },
  gameCodeGroup: groupsOf(
    "lin linncj",
    "lin2 lin2nct lin2ncj lin2ncw",
    "aion aionnct aionncj aionncw",
    "bns bnsnct bnsncj bnsncw",
    "bnsneo bnsneoncaeu bnsneoncana bnsneonct bnsneoncj",
    "l2m l2mnct l2mncj l2mru l2mnu l2msa",
    "lms lmj",
  ),
  loginUrl: "/login",
  storeLoginUrl: "/login",
  loginProviders: [],
  purpleDomain: "",
  ownedDomains: [],
  storeNames: ["Purple", "퍼플", "パープル"],
  publisher: DEFAULT_PUBLISHER,
  purpleIntroArticleId: {},
  credentialGames: { ncj: "lmj,linncj,lin2ncj,aionncj,bnsncj,l2mncj,bnsneoncj" },
  credentialExceptionGames: {},
  kakaoSDK: { key: "", url: "", integrity: "" },
  region: "",
  defaultCountryCode: "US",
  allowedCountries: ALLOWED_COUNTRIES,
  launcherTheme: "",
  shellMarks: { launcherBridge: "purpleLauncher", app: ["PurpleApp/"], chat: ["KAKAOTALK", "PurpleTalk/"] },
  appScheme: "ncpurple",
  basePath: "/",
  envName: "sb",
  network: "public",
  clientVersion: manifest.version,
  cookieDomain: "",
  services: DEFAULT_SERVICE_BASES,
  customerServiceUrl: "",
  termsUrl: "",
  privacyUrl: "",
  adScripts: [],
  tagContainers: [],
  scriptIntegrity: {},
  tagNetworks: ["public"],
  errorReportingDsn: "",
  callTimeoutMs: DEFAULT_TIMEOUT_MS,
  languageWaitMs: 2_000,
  keepsPages: true,
  operators: {
    default: {
      name: "Purple reference store",
      language: "en",
      lines: ["1 Dusk Quay, Harbor Quarter"],
      email: "help@store.example",
    },
    KR: {
      name: "퍼플 레퍼런스 스토어",
      language: "ko",
      lines: ["노을항구로 1", "사업자등록번호 000-00-00000"],
      email: "help@store.example",
    },
    vietnam: {
      name: "Purple reference store",
      language: "en",
      lines: ["1 Lantern Street, River Quarter"],
      email: "help@store.example",
    },
  },
};
