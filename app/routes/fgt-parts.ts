import {
  launcherHomeHeadOf,
  launcherHomePageOf,
  loadLauncherHome,
} from "#ui/features/launcher/screens/home/launcher-home-page.tsx";

export const head = launcherHomeHeadOf("fgt");
export const load = loadLauncherHome;
export const Page = launcherHomePageOf("fgt");
