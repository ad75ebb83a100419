import { createSocialSdkChatApp } from "#adapters/chat-app/social-sdk-chat-app.ts";
import { createSchemeMobileApp } from "#adapters/mobile-app/scheme-mobile-app.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { ownedDomainsOf } from "#core/links/owned-domains.ts";
import type { Logger } from "#core/ports/device.ts";
import { createBrowserExits, type ExitDoors, type Exits } from "./browser-exits.ts";

export interface ShellExitOptions extends Omit<ExitDoors, "mobileApp" | "chatApp" | "ownedDomains"> {
  readonly configuration: RuntimeConfiguration;
  readonly logger: Logger;
}

/** The ways out of this page with the native sides they may lead through. */
export function createShellExits({ configuration, logger, ...doors }: ShellExitOptions): Exits {
  return createBrowserExits({
    ...doors,
    ownedDomains: ownedDomainsOf(configuration),
    mobileApp: createSchemeMobileApp(configuration.appScheme),
    chatApp: createSocialSdkChatApp(configuration.kakaoSDK, logger),
  });
}
