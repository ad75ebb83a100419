/** People seen from behind, looking into the picture. Drawn 110 units tall, feet at 0,0, y up is negative. */
import { circle, PLAIN, path, placed, RIMMED, SHINING, STEEL, stroke, tone } from "./svg.ts";

export type FigureKind =
  | "knight"
  | "mage"
  | "archer"
  | "swordsman"
  | "trooper"
  | "winged"
  | "rider"
  | "bannerman"
  | "pair"
  | "wolfhunter";

const LEGS =
  path("M-12 1C-13 -8 -12 -18 -12 -24C-12 -34 -10 -44 -8 -54L1 -54C0 -42 -2 -30 -3 -20C-4 -12 -3 -5 -2 1Z", RIMMED) +
  path("M13 1C13 -9 13 -17 12 -25C11 -36 9 -46 8 -54L-1 -54C1 -42 3 -30 3 -20C3 -12 3 -5 3 1Z", RIMMED);

const TORSO = path("M-14 -80C-14 -72 -11 -60 -9 -48L9 -48C11 -60 14 -72 14 -80C9 -87 -9 -87 -14 -80Z", RIMMED);

/** A cloak blown to the right in folds. */
const CLOAK =
  path(
    "M-11 -83C-17 -64 -17 -40 -18 -16C-12 -20 -8 -10 -1 -15C6 -9 12 -19 19 -12C28 -18 36 -10 50 -16C41 -26 33 -35 27 -47C21 -60 15 -74 10 -83Z",
    RIMMED,
  ) +
  path("M12 -68C22 -54 36 -43 56 -38C46 -36 40 -31 30 -31C23 -42 15 -54 9 -64Z", tone(0.3, 1)) +
  path("M-4 -78C-6 -58 -6 -38 -8 -17L-5 -16C-3 -38 -1 -60 0 -78Z", tone(0.36, 0.3)) +
  path("M5 -76C9 -58 13 -38 20 -14L16 -14C10 -36 5 -58 2 -76Z", tone(0.05, 0.2));

const LEFT_ARM_DOWN = path("M-14 -78C-19 -68 -22 -56 -26 -43L-21 -41C-17 -52 -13 -60 -9 -68Z", RIMMED);
const RIGHT_ARM_DOWN = path("M14 -78C18 -68 20 -58 19 -45L14 -45C14 -56 12 -62 9 -68Z", RIMMED);

const BARE_HEAD = path("M-6 -87C-8 -96 -5 -103 0 -103.5C6 -103 8 -96 6 -87Q0 -84 -6 -87Z", RIMMED);
const HOOD =
  path("M-9 -83C-12 -95 -7 -105 1 -108C8 -104 12 -94 9 -83Q0 -78 -9 -83Z", RIMMED) +
  path("M-2 -104C-6 -98 -6 -90 -4 -83L-1 -82C-2 -92 -1 -98 2 -105Z", tone(0.35, 0.3));

function knight(): string {
  const helm =
    path("M-6 -87C-8 -97 -5 -104 0 -105C5 -104 8 -97 6 -87Q0 -84 -6 -87Z", RIMMED) +
    path("M-2 -102C2 -112 12 -112 17 -102C21 -94 20 -87 27 -82C16 -83 12 -90 6 -97Z", tone(0.3, 1));
  const shoulders =
    path("M-19 -76C-21 -86 -13 -91 -6 -87L-6 -75C-10 -71 -15 -71 -19 -76Z", tone(0.45, 1)) +
    path("M19 -76C21 -86 13 -91 6 -87L6 -75C10 -71 15 -71 19 -76Z", tone(0.45, 1)) +
    path("M-22 -73C-20 -78 -14 -79 -9 -75C-12 -70 -18 -69 -22 -73Z", tone(0.3, 1));
  const sword =
    path("M-30 -46L-17 -42.6L-17.6 -40.2L-30.5 -43.6Z", STEEL) +
    path("M-22.6 -53L-20.6 -52.5L-23 -42L-25.2 -42.6Z", STEEL) +
    path("M-25.4 -43L-21.6 -42L-31 1L-34 6L-34.8 0Z", STEEL);
  return LEGS + CLOAK + TORSO + shoulders + helm + LEFT_ARM_DOWN + sword + RIGHT_ARM_DOWN;
}

function mage(): string {
  const robe =
    path("M-9 -84C-16 -60 -20 -28 -25 2C-12 5 10 5 30 2C24 -26 17 -58 9 -84Z", RIMMED) +
    path("M-3 -80C-6 -52 -8 -24 -10 2L-6 3C-4 -24 -1 -52 1 -80Z", tone(0.36, 0.3)) +
    path("M6 -78C11 -52 15 -26 20 2L14 3C11 -24 7 -52 3 -78Z", tone(0.05, 0.2));
  const arm = path("M-13 -78C-20 -72 -26 -67 -31 -63L-29 -57C-22 -59 -15 -63 -9 -68Z", RIMMED);
  const staff =
    stroke("M-30 4L-30 -104", RIMMED, 1.9) +
    path(
      "M-30 -102C-40 -107 -42 -120 -33 -127C-37 -118 -34 -112 -30 -111C-26 -112 -22 -119 -27 -128C-17 -121 -20 -108 -30 -102Z",
      RIMMED,
    ) +
    circle(-30, -119, 4, SHINING);
  return (
    robe +
    path("M12 -68C20 -52 32 -40 46 -34C38 -33 34 -28 26 -26C20 -38 13 -52 8 -62Z", RIMMED) +
    HOOD +
    arm +
    staff +
    RIGHT_ARM_DOWN
  );
}

function archer(): string {
  const bow = stroke("M-20 -104C-36 -86 -38 -38 -22 -6", RIMMED, 2.2) + stroke("M-20 -104L-22 -6", RIMMED, 0.5);
  const quiver =
    path("M5 -94L14 -60L9 -58L0 -90Z", tone(0.3, 1)) + stroke("M4 -94L3 -102M7 -95L8 -103M2 -92L-1 -100", RIMMED, 1.3);
  const arm = path("M-14 -78C-19 -70 -24 -62 -29 -55L-25 -52C-20 -57 -15 -62 -9 -67Z", RIMMED);
  return LEGS + CLOAK + TORSO + HOOD + arm + bow + quiver + RIGHT_ARM_DOWN;
}

/** A wanderer in a wide straw hat, a long sword in the sash and a scarf in the wind. */
function swordsman(): string {
  const robe =
    path(
      "M-12 -82C-15 -66 -13 -56 -12 -48C-16 -34 -20 -20 -23 -6C-14 -3 -6 -7 -1 -4C8 -7 16 -2 24 -7C20 -22 15 -34 12 -48C14 -58 15 -68 12 -82Z",
      RIMMED,
    ) +
    path("M-2 -48C-4 -34 -5 -20 -6 -6L-2 -5C-1 -20 1 -34 2 -48Z", tone(0.36, 0.3)) +
    path("M-13 -52H13V-46H-13Z", tone(0.5, 0.8));
  const sleeves =
    path("M-12 -80C-20 -72 -25 -60 -29 -46C-24 -43 -19 -43 -14 -48C-12 -58 -11 -66 -8 -72Z", RIMMED) +
    path("M12 -80C20 -72 24 -60 27 -46C23 -43 18 -44 14 -48C12 -58 11 -66 8 -72Z", RIMMED);
  const hat =
    path("M-27 -91C-14 -98 -7 -108 0 -110C7 -108 14 -98 27 -91C12 -86 -12 -86 -27 -91Z", tone(0.4, 1)) +
    path("M-6 -78C-7 -88 -7 -92 -6 -97H6C7 -92 7 -88 6 -78Z", RIMMED);
  const scarf = path(
    "M4 -84C12 -82 17 -72 25 -66C32 -61 38 -60 44 -52C36 -55 30 -56 23 -60C15 -65 9 -74 2 -78ZM4 -80C9 -74 12 -64 17 -55C20 -50 24 -46 27 -39C20 -44 16 -49 13 -54C8 -62 5 -72 1 -77Z",
    tone(0.55, 1),
  );
  const sword = path("M-40 -30L34 -58L35 -55.6L-39 -27.4Z", STEEL) + path("M10 -52L14 -44L16 -45L12 -53Z", STEEL);
  return LEGS + robe + sleeves + sword + scarf + hat;
}

function trooper(): string {
  const body =
    path("M-11 1L-12 -27L-9 -52L-1 -52L-2 -27L-3 1Z", RIMMED) +
    path("M12 1L12 -25L9 -52L1 -52L3 -27L4 1Z", RIMMED) +
    path("M-15 -82L-13 -47L13 -47L15 -82C8 -88 -8 -88 -15 -82Z", RIMMED) +
    path("M-10 -83L-11 -55Q0 -51 11 -55L10 -83Z", tone(0.35, 0.8));
  const helm = path("M-8 -86C-10 -99 -5 -105 0 -105C6 -105 10 -99 8 -86Z", tone(0.3, 1));
  const arms =
    path("M-22 -77L-14 -85L-9 -76L-17 -61L-21 -45L-26 -47L-23 -61Z", RIMMED) +
    path("M22 -77L14 -85L9 -76L17 -61L19 -49L24 -51L23 -61Z", RIMMED);
  const gun = path("M-38 -38L14 -56L16 -51L3 -46L5 -37L0 -36L-2 -44L-36 -33Z", STEEL);
  const lights =
    path("M-2 -77H2V-63H-2Z", SHINING) +
    path("M-6 -97H6V-95H-6Z", SHINING) +
    path("M-13 -80L-10 -79L-11 -70L-13 -71Z", SHINING);
  return body + helm + arms + gun + lights + stroke("M-10 -100L-11 -116", RIMMED, 1);
}

/** One great feathered wing spread to the right. */
function wing(): string {
  let svg = "";
  for (let row = 0; row < 3; row++) {
    const feathers = 13 - row * 2;
    for (let i = 0; i < feathers; i++) {
      const t = i / (feathers - 1);
      const rootX = 8 + t * (58 - row * 8);
      const rootY = -78 - Math.sin(t * 2.3) * 38 + row * 5;
      const angle = 1.35 - t * 1.75;
      const long = row === 0 ? 34 + 46 * t ** 0.8 : row === 1 ? 24 + 26 * t : 16 + 12 * t;
      const tipX = rootX + Math.cos(angle) * long;
      const tipY = rootY + Math.sin(angle) * long;
      const w = 6.6 - row * 0.9;
      const sx = -Math.sin(angle) * w;
      const sy = Math.cos(angle) * w;
      svg += path(
        `M${rootX.toFixed(1)} ${rootY.toFixed(1)}Q${((rootX + tipX) / 2 + sx).toFixed(1)} ${((rootY + tipY) / 2 + sy).toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}Q${((rootX + tipX) / 2 - sx * 1.3).toFixed(1)} ${((rootY + tipY) / 2 - sy * 1.3).toFixed(1)} ${rootX.toFixed(1)} ${rootY.toFixed(1)}Z`,
        tone(0.18 + row * 0.14, 1),
      );
    }
  }
  return svg + path("M4 -80C20 -100 44 -122 66 -114C60 -108 58 -106 60 -102C46 -108 24 -90 6 -68Z", tone(0.5, 1));
}

function winged(): string {
  const dress =
    path(
      "M-8 -84C-12 -66 -9 -56 -9 -50C-14 -34 -18 -16 -16 2C-8 6 8 8 22 4C16 -14 12 -34 9 -50C9 -58 12 -68 8 -84Z",
      RIMMED,
    ) + path("M0 -50C-2 -32 -4 -14 -4 5L0 5C1 -14 2 -32 3 -50Z", tone(0.38, 0.3));
  const arms =
    path("M-10 -80C-18 -70 -24 -62 -32 -56L-29 -52C-21 -56 -14 -62 -8 -70Z", RIMMED) +
    path("M10 -80C18 -70 22 -60 28 -52L25 -49C19 -55 13 -62 8 -70Z", RIMMED);
  const hair = path(
    "M-6 -88C-8 -98 -5 -104 0 -105C6 -104 8 -97 6 -88C10 -80 8 -72 14 -64C6 -66 2 -72 -1 -80Z",
    tone(0.3, 1),
  );
  const spear = stroke("M-34 4L-29 -118", RIMMED, 1.7) + path("M-29 -116L-33 -122L-28 -138L-25 -122Z", STEEL);
  return wing() + placed(wing(), 0, 0, 1, true) + dress + arms + hair + spear;
}

function rider(): string {
  const horse =
    path(
      "M-30 -52C-34 -66 -28 -74 -18 -74L22 -72C34 -74 40 -66 38 -54C37 -46 34 -42 35 -34C36 -24 33 -14 34 0L27 0C26 -12 27 -24 24 -36C12 -32 -8 -32 -18 -35C-17 -24 -22 -14 -20 0L-27 0C-30 -14 -26 -26 -28 -36C-30 -42 -30 -48 -30 -52Z",
      RIMMED,
    ) +
    path(
      "M26 -40C26 -26 22 -12 22 0L16 0C15 -14 18 -26 16 -38ZM-14 -38C-12 -26 -12 -14 -13 0L-19 0C-20 -12 -20 -26 -21 -38Z",
      tone(0.06, 0.6),
    ) +
    path(
      "M-26 -56C-34 -70 -40 -84 -46 -92C-54 -88 -62 -78 -67 -74L-64 -69C-56 -70 -52 -74 -48 -74C-44 -64 -38 -54 -30 -46Z",
      RIMMED,
    ) +
    path("M-46 -92L-48 -100L-43 -95ZM-44 -94C-34 -90 -26 -78 -20 -68L-28 -66C-34 -76 -40 -84 -46 -90Z", tone(0.3, 1)) +
    path("M37 -66C48 -64 52 -48 50 -26C45 -32 42 -44 36 -54Z", tone(0.25, 1));
  const person =
    path("M-10 -104C-14 -90 -12 -80 -12 -70L14 -70C14 -82 14 -92 10 -104C5 -109 -5 -109 -10 -104Z", RIMMED) +
    path("M-6 -110C-8 -120 -4 -126 0 -126C5 -126 8 -120 6 -110Z", RIMMED) +
    path("M0 -124C4 -134 14 -132 18 -122C12 -124 8 -122 4 -118Z", tone(0.35, 1)) +
    path(
      "M-10 -102C-14 -84 -10 -70 -12 -58C0 -52 16 -58 30 -48C44 -54 52 -50 62 -58C46 -66 30 -84 12 -104Z",
      tone(0.22, 1),
    ) +
    path("M-4 -72L-10 -44L-4 -38L2 -44L6 -70Z", RIMMED);
  const lance =
    stroke("M-20 -30L-34 -158", RIMMED, 1.9) +
    path("M-34 -156L-38 -160L-35 -174L-31 -160Z", STEEL) +
    path("M-33 -150C-22 -156 -12 -146 2 -152C-4 -142 -4 -138 2 -130C-12 -126 -20 -136 -31.5 -132Z", tone(0.55, 1));
  return horse + person + lance;
}

function bannerman(): string {
  const pole = stroke("M22 3L26 -176", RIMMED, 2.1);
  const flag =
    path(
      "M26 -172C42 -180 56 -164 74 -174C88 -180 96 -172 104 -176C98 -160 100 -146 96 -132C86 -126 76 -136 62 -130C48 -124 38 -134 25 -128Z",
      tone(0.5, 1),
    ) + path("M40 -160L52 -150L46 -138L38 -146Z", tone(0.1, 0.2));
  return (
    pole +
    flag +
    LEGS +
    CLOAK +
    TORSO +
    BARE_HEAD +
    LEFT_ARM_DOWN +
    path("M14 -78C20 -74 25 -68 27 -60L22 -57C18 -62 13 -66 9 -68Z", RIMMED)
  );
}

/** A lean wolf standing, nose to the left. */
export const WOLF =
  path(
    "M-36 -34C-42 -40 -50 -38 -58 -32L-57 -28C-50 -27 -46 -24 -40 -22C-34 -18 -32 -22 -26 -22C-25 -14 -27 -6 -26 0L-20 0C-20 -8 -18 -14 -16 -19C-4 -15 8 -16 17 -20C20 -14 24 -10 22 0L28 0C30 -10 28 -18 30 -25C36 -20 44 -14 52 -14C46 -20 42 -30 34 -36C22 -42 4 -38 -10 -40C-20 -42 -28 -38 -36 -34Z",
    RIMMED,
  ) +
  path("M-36 -34L-37 -44L-42 -37ZM-32 -35L-31 -45L-37 -38Z", RIMMED) +
  path("M-22 -20L-24 0L-19 0L-14 -18ZM14 -20C18 -14 16 -8 14 0L19 0C22 -8 24 -14 22 -22Z", PLAIN);

const DRAWINGS: Record<FigureKind, () => string> = {
  knight,
  mage,
  archer,
  swordsman,
  trooper,
  winged,
  rider,
  bannerman,
  pair: () => placed(knight(), -26, 0, 1) + placed(mage(), 30, -2, 0.92, true),
  wolfhunter: () => archer() + placed(WOLF, -78, 1, 1),
};

/** A figure with its feet at x, y and a height in pixels. */
export function figure(kind: FigureKind, x: number, y: number, height: number, flip = false): string {
  return placed(DRAWINGS[kind](), x, y, height / 110, flip);
}
