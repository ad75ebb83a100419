import { VIDEO_FRAME_ORIGIN } from "#core/links/video-frame.ts";
import { openLauncherBundle } from "../support/launcher-bundle.ts";
import { spawnHost } from "./spawn-host.ts";

// By hand, on the screen that is there; arguments go on to the host.
const bundle = await openLauncherBundle();
process.stdout.write(
  `The launcher shows ${bundle.address} with the store at ${bundle.storeOrigin}; it ends with its window.\n`,
);
const host = spawnHost(
  [
    "--address",
    bundle.address,
    "--publisher",
    bundle.storeOrigin,
    "--frame",
    VIDEO_FRAME_ORIGIN,
    ...process.argv.slice(2),
  ],
  { stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => host.kill());
host.on("close", async (code) => {
  await bundle.close();
  process.exitCode = code ?? 1;
});
