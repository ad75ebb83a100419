import type { AppCommandName, AppCommandValues } from "../mobile-app/app-commands.ts";

/** The native side of the mobile app. */
export interface MobileApp {
  /**
   * Sends a command. False if nothing answered it within 1.5 s: neither did the page lose the focus nor was it left or
   * hidden. Commands are sent one after the other. Never throws.
   */
  send<Name extends AppCommandName>(name: Name, values: AppCommandValues<Name>): Promise<boolean>;
}
