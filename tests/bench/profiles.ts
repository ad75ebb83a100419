import type { Browser, CDPSession, Page } from "@playwright/test";

/** A device and its network. Throughput in bits a second, latency in milliseconds. */
export interface Profile {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
  readonly isMobile: boolean;
  readonly bitsPerSecond: number;
  readonly latencyMs: number;
  readonly cpuSlowdown: number;
  /** Longest a navigation inside the store should take, in milliseconds. */
  readonly navigationGoalMs: number;
}

export const PROFILES: readonly Profile[] = [
  {
    name: "slow mobile (1.6 Mbps, 150 ms, CPU 4×)",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    bitsPerSecond: 1_600_000,
    latencyMs: 150,
    cpuSlowdown: 4,
    navigationGoalMs: 180,
  },
  {
    name: "desktop (10 Mbps, 40 ms)",
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    isMobile: false,
    bitsPerSecond: 10_000_000,
    latencyMs: 40,
    cpuSlowdown: 1,
    navigationGoalMs: 50,
  },
];

/** A page of a browser that has seen nothing yet, on such a device and network. */
export async function openPage(browser: Browser, profile: Profile): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.deviceScaleFactor,
    isMobile: profile.isMobile,
    hasTouch: profile.isMobile,
    locale: "en-US",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: profile.bitsPerSecond / 8,
    uploadThroughput: profile.bitsPerSecond / 16,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpuSlowdown });
  return { page, session };
}
