/** Writes a film as WebM (VP9, no sound) with Debian's ffmpeg, which only this program needs. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Film } from "./film.ts";
import { FILM } from "./spec.ts";

/** A smaller aim for the next attempt where the first came out too large. */
const STEP_DOWN = 0.75;

async function ffmpeg(options: readonly string[]): Promise<void> {
  const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...options], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

/** Draws every frame once and encodes them in two passes, within the budget. */
export async function writeFilm(film: Film, path: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "purple-store-film-"));
  try {
    const raw = join(folder, "frames.rgb");
    const stream = createWriteStream(raw);
    for (let k = 0; k < FILM.frames; k++) {
      if (!stream.write(film(k / FILM.frames))) await once(stream, "drain");
    }
    stream.end();
    await once(stream, "finish");
    for (let bitRate: number = FILM.bitRate; ; bitRate = Math.round(bitRate * STEP_DOWN)) {
      const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${FILM.width}x${FILM.height}`];
      const rate = ["-r", String(FILM.framesPerSecond), "-i", raw];
      const codec = [
        "-c:v",
        "libvpx-vp9",
        "-pix_fmt",
        "yuv420p",
        "-b:v",
        String(bitRate),
        "-row-mt",
        "1",
        "-threads",
        "2",
      ];
      const log = ["-passlogfile", join(folder, "pass")];
      await ffmpeg([
        ...input,
        ...rate,
        ...codec,
        ...log,
        "-pass",
        "1",
        "-cpu-used",
        "4",
        "-an",
        "-f",
        "null",
        "/dev/null",
      ]);
      await ffmpeg([
        ...input,
        ...rate,
        ...codec,
        ...log,
        "-pass",
        "2",
        "-cpu-used",
        "2",
        "-an",
        "-map_metadata",
        "-1",
        "-fflags",
        "+bitexact",
        path,
      ]);
      if (statSync(path).size <= FILM.budget) return;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
