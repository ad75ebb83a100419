import type { RuntimeConfiguration, ServiceBases } from "#core/configuration/runtime-configuration.ts";
import { VIDEO_FRAME_ORIGIN } from "#core/links/video-frame.ts";

/** Origin to which Kakao's script submits the share form, in a popup window. */
const KAKAO_SHARE_ORIGIN = "https://sharer.kakao.com";

/** Services with pages alone, which no script calls. Of payment, the status page asks whether it answers. */
const PAGE_SERVICES: ReadonlySet<keyof ServiceBases> = new Set(["sso"]);

const originsOf = (addresses: readonly string[]): string =>
  [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))]
    .map((origin) => ` ${origin}`)
    .join("");

/**
 * Directives of a content security policy that name origins other than the page's own: exactly those of the
 * configuration. `scripts` are addresses of third-party scripts, whose own requests go to the same origins.
 */
export function originDirectives(
  {
    services,
    wstaticDomain,
    mediaOrigins,
    errorReportingDsn,
  }: Pick<RuntimeConfiguration, "services" | "wstaticDomain" | "mediaOrigins" | "errorReportingDsn">,
  scripts: readonly string[] = [],
): readonly string[] {
  const called = Object.entries(services).flatMap(([name, base]) =>
    PAGE_SERVICES.has(name as keyof ServiceBases) ? [] : [base],
  );
  return [
    `img-src 'self' data: blob:${originsOf([wstaticDomain, ...mediaOrigins, ...scripts])}`,
    `media-src 'self'${originsOf([wstaticDomain, ...mediaOrigins])}`,
    `connect-src 'self'${originsOf([...called, wstaticDomain, errorReportingDsn, ...scripts])}`,
    `frame-src 'self' ${VIDEO_FRAME_ORIGIN}${originsOf([services.miniGame, ...scripts])}`,
  ];
}

/** Allowed form targets of a page of the website. */
export const formDirective = ({ kakaoSDK }: Pick<RuntimeConfiguration, "kakaoSDK">): string =>
  `form-action 'self'${originsOf(kakaoSDK.url === "" ? [] : [KAKAO_SHARE_ORIGIN])}`;
