/**
 * Rough power of processors and graphics cards by name, on one scale a kind, derived from the makers' model numbers. It
 * shows whether a card is clearly weaker or stronger than another; `null` for unknown names.
 */

/** Model numbers of a series contain the generation and then the class: 3060 is class 60 of generation 30. */
const GEFORCE = /\b(gtx|rtx|gt)\s*(\d{3,4})\s*(ti|super)?/i;
const RADEON = /\brx\s*(\d{3,4})\s*(xtx|xt)?/i;
const RADEON_HD = /\bhd\s*(\d{4})/i;
const ARC = /\barc\s*[ab](\d{3})/i;
/** Not the Core m3 of Intel, whose model number follows a hyphen. */
const APPLE = /\b(?:apple\s*)?m(\d)\b(?!-)\s*(pro|max|ultra)?/i;
/** Also the names of the computers, which players know better than those of the chips. */
const APPLE_HARDWARE = /\b(?:apple|imac|macbook|mac\s?(?:mini|pro|studio))\b/i;
const INTEL_BUILT_IN = /\b(uhd|iris|intel\s*hd)\b/i;

/** Power of the class within a generation of GeForce, for generation 10. */
const GEFORCE_CLASSES: readonly (readonly [number, number])[] = [
  [30, 24],
  [50, 40],
  [60, 68],
  [70, 96],
  [80, 124],
  [90, 160],
];

function classPower(cardClass: number, classes: readonly (readonly [number, number])[]): number {
  return classes.find(([upTo]) => cardClass <= upTo)?.[1] ?? classes.at(-1)?.[1] ?? 0;
}

/** Performance factor by generation of a class; generations between two entries use the earlier one. */
const GEFORCE_GENERATIONS: readonly (readonly [number, number])[] = [
  [50, 2.6],
  [40, 2.2],
  [30, 1.75],
  [20, 1.35],
  [16, 1.15],
  [10, 1],
  [9, 0.62],
  [7, 0.34],
  [6, 0.3],
];

function generationFactor(generation: number, factors: readonly (readonly [number, number])[]): number {
  return factors.find(([from]) => generation >= from)?.[1] ?? 0.2;
}

function geforcePower([, series = "", digits = "", suffix]: RegExpMatchArray): number {
  const model = Number(digits);
  const generation = Math.floor(model / 100);
  const step = suffix === undefined ? 1 : 1.15;
  const weak = series.toLowerCase() === "gt" ? 0.6 : 1;
  return classPower(model % 100, GEFORCE_CLASSES) * generationFactor(generation, GEFORCE_GENERATIONS) * step * weak;
}

/** Power of the cards before that, RX 460 to RX 590, by the last two figures. */
const RADEON_HUNDREDS: readonly (readonly [number, number])[] = [
  [50, 28],
  [60, 38],
  [70, 60],
  [80, 70],
  [90, 78],
];

/** Radeons by the thousand of their number, with the class in the hundreds: RX 6600 is class 6 of generation 6. */
function radeonPower([, digits = "", suffix]: RegExpMatchArray): number {
  const model = Number(digits);
  const step = suffix === undefined ? 1 : 1.12;
  if (model < 1000) return classPower(model % 100, RADEON_HUNDREDS);
  const cardClass = Math.floor((model % 1000) / 100);
  const generations: readonly (readonly [number, number])[] = [
    [9, 34],
    [7, 30],
    [6, 22],
    [5, 17],
  ];
  return (cardClass - 1) * generationFactor(Math.floor(model / 1000), generations) * step;
}

/** Power of the best graphics card named in a text; slashes separate several. `null` if none is known. */
export function graphicsPower(text: string): number | null {
  const known = text.split("/").flatMap((name) => {
    const geforce = GEFORCE.exec(name);
    if (geforce !== null) return geforcePower(geforce);
    const radeon = RADEON.exec(name);
    if (radeon !== null) return radeonPower(radeon);
    const old = RADEON_HD.exec(name);
    if (old !== null) return Number(old[1]) >= 7700 ? 15 : 8;
    const arc = ARC.exec(name);
    if (arc !== null) return Number(arc[1]) * 0.16;
    const apple = APPLE.exec(name);
    if (apple !== null) return applePower(apple);
    return INTEL_BUILT_IN.test(name) ? 10 : [];
  });
  // A requirement names cards of two makers that are alike: the weaker one is enough.
  return known.length === 0 ? null : Math.min(...known);
}

/** Whether a text names a chip or a computer of Apple, which runs macOS only. */
export function isAppleHardware(text: string): boolean {
  return APPLE.test(text) || APPLE_HARDWARE.test(text);
}

function applePower([, generation = "1", size]: RegExpMatchArray): number {
  const sizes: Readonly<Record<string, number>> = { pro: 1.7, max: 2.6, ultra: 4 };
  return (30 + Number(generation) * 12) * (sizes[(size ?? "").toLowerCase()] ?? 1);
}

const CORE_FOUR = /\bi([3579])[\s-]*(\d{4,5})/i;
const RYZEN = /\bryzen\s*([3579])\s*(\d)(\d{3})/i;
const FX = /\bfx[\s-]*\d{4}/i;

/** Power of the weakest processor named in a text; `null` where none is known. */
export function processorPower(text: string): number | null {
  const known = text.split("/").flatMap((name) => {
    const core = CORE_FOUR.exec(name);
    if (core !== null) {
      const digits = core[2] ?? "";
      const generation = Number(digits.slice(0, digits.length - 3));
      return Number(core[1]) * 6 + generation * 9;
    }
    const ryzen = RYZEN.exec(name);
    if (ryzen !== null) return Number(ryzen[1]) * 6 + (Number(ryzen[2]) + 4) * 9;
    const apple = APPLE.exec(name);
    if (apple !== null) return applePower(apple) + 60;
    return FX.test(name) ? 40 : [];
  });
  return known.length === 0 ? null : Math.min(...known);
}
