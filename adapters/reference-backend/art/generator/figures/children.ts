/** Small round heroes in true colours (not code colours), for the cheerful worlds. 116 units tall, feet at 0,0. */
import { circle, path, placed } from "./svg.ts";

interface Outfit {
  readonly main: string;
  readonly light: string;
  readonly trim: string;
  readonly hair: string;
  readonly hairLight: string;
}

const WITCH: Outfit = { main: "#e2557b", light: "#ff86a6", trim: "#ffe08a", hair: "#7b4a32", hairLight: "#93593b" };
const DIGGER: Outfit = { main: "#2f7fd0", light: "#5aa6ef", trim: "#ffd166", hair: "#d98a3d", hairLight: "#f0a858" };

function body(o: Outfit): string {
  return (
    path("M-13 2Q-14 -14 -8 -20L-1 -20L-2 2Z", "#5b3a2a") +
    path("M13 2Q14 -14 8 -20L1 -20L2 2Z", "#4c3023") +
    path("M-18 -48C-25 -30 -28 -20 -26 -11C-10 -5 14 -5 30 -13C27 -24 23 -36 17 -48Z", o.main) +
    path("M-6 -46C-8 -30 -8 -18 -7 -8C-12 -8 -20 -9 -26 -11C-28 -20 -25 -30 -18 -48Z", o.light) +
    path("M-26 -13C-10 -7 14 -7 29.5 -15L30 -11C14 -3 -10 -3 -26 -9Z", o.trim)
  );
}

function head(o: Outfit): string {
  return (
    circle(0, -66, 25, o.hair) +
    path(
      "M-24 -60C-26 -46 -16 -38 0 -38C16 -38 26 -46 24 -60C18 -53 10 -50 0 -50C-10 -50 -18 -53 -24 -60Z",
      o.hairLight,
    ) +
    path("M-22 -52Q-32 -38 -22 -26Q-16 -40 -14 -46Z", o.hair) +
    path("M22 -52Q32 -38 22 -26Q16 -40 14 -46Z", o.hairLight) +
    path("M-12 -84C-20 -76 -22 -66 -20 -58C-16 -70 -12 -78 -4 -86Z", o.hairLight)
  );
}

function witch(): string {
  const o = WITCH;
  const staff =
    path("M-37.6 -52L-34.2 -52L-37.2 6L-40.6 6Z", "#7a4b2a") +
    path("M-35 -78L-31 -64L-17 -63L-28 -54.5L-24 -41L-35 -49L-46 -41L-42 -54.5L-53 -63L-39 -64Z", "#ffe27a") +
    circle(-35, -58.5, 5, "#fff8d8");
  const arm =
    path("M-16 -46C-28 -42 -34 -36 -38 -27Q-34 -21 -29 -26C-25 -32 -20 -36 -13 -38Z", o.light) +
    circle(-35, -26, 5, "#ffd9bd");
  const hat =
    path("M-37 -71C-20 -88 18 -90 39 -69C20 -61 -18 -59 -37 -71Z", o.main) +
    path("M-37 -71C-20 -65 18 -63 39 -69C20 -59 -18 -57 -37 -71Z", o.light) +
    path("M-21 -79C-14 -105 4 -120 29 -113C17 -107 19 -94 19 -79C6 -75 -10 -75 -21 -79Z", o.main) +
    path("M-21 -79C-14 -105 4 -120 21 -115C4 -107 -4 -94 -8 -76.5Q-14 -77 -21 -79Z", o.light) +
    path("M-22 -80C-8 -75 8 -75 20 -80L20 -86C8 -81 -8 -81 -20 -86Z", o.trim) +
    circle(29, -113, 5, o.trim);
  return staff + body(o) + arm + head(o) + hat;
}

function digger(): string {
  const o = DIGGER;
  const shovel =
    path("M30 -96L34 -94L14 -2L10 -3Z", "#8a5a34") +
    path("M26 -100H40V-95H26Z", "#8a5a34") +
    path("M4 -4L18 -1L15 14Q8 22 2 12Z", "#b9c4cf") +
    path("M4 -4L10 -3L7 17Q3 15 2 12Z", "#e6edf3");
  const pack =
    path("M-15 -48H14V-20Q0 -14 -15 -20Z", "#a8703d") +
    path("M-15 -48H14V-38Q0 -33 -15 -38Z", "#c98d55") +
    path("M-4 -40H4V-31H-4Z", "#ffd166") +
    path("M-19 -54Q0 -61 18 -54L18 -46Q0 -52 -19 -46Z", "#e9dcc0");
  const cap =
    path("M-27 -70C-28 -92 -12 -98 0 -98C14 -98 28 -92 27 -70C14 -77 -14 -77 -27 -70Z", o.trim) +
    path("M-27 -70C-28 -92 -12 -98 0 -98C-10 -92 -14 -84 -14 -74Q-22 -73 -27 -70Z", "#ffe3a0") +
    path("M-30 -68C-14 -78 14 -78 30 -68C14 -72 -14 -72 -30 -68Z", "#c9892e") +
    path("M-27 -66C-34 -64 -40 -58 -46 -60C-42 -54 -36 -52 -28 -56Z", "#e2557b");
  const tail = path("M20 -18C34 -20 44 -32 42 -48C38 -40 34 -34 22 -30Z", o.hair);
  const arm =
    path("M15 -46C26 -44 30 -40 31 -52Q35 -46 32 -36C28 -32 20 -34 13 -38Z", o.light) + circle(29, -55, 5, "#ffd9bd");
  return tail + shovel + body(o) + pack + head(o) + cap + arm;
}

export type ChildKind = "witch" | "digger";

/** A small hero with feet at x, y and a height in pixels. */
export function child(kind: ChildKind, x: number, y: number, height: number, flip = false): string {
  return placed(kind === "witch" ? witch() : digger(), x, y, height / 116, flip);
}
