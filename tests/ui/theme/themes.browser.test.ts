import { describe, expect, test } from "vitest";

const root = document.documentElement;

/** A colour of a theme as red, green and blue from 0 to 1. */
function colorOf(theme: string, token: string): readonly number[] {
  const element = document.createElement("p");
  element.dataset.theme = theme;
  element.style.color = `var(--color-${token})`;
  document.body.append(element);
  const color = getComputedStyle(element).color;
  element.remove();
  const parts = color.match(/[\d.]+/g)?.map(Number) ?? [];
  if (parts.length !== 3) throw new Error(`${theme} ${token} is no opaque colour: ${color}`);
  return parts.map((part) => part / 255);
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2, 1 to 21. */
function contrast(theme: string, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((token) => luminance(colorOf(theme, token))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ["page", "surface", "raised", "hover"];
const TEXTS = [
  "text",
  "text-quiet",
  "text-faint",
  "primary-text",
  "live-text",
  "success-text",
  "warning-text",
  "error-text",
];
const FILLS = [
  ["primary", "on-primary"],
  ["primary-hover", "on-primary"],
  ["primary-press", "on-primary"],
  ["live", "on-live"],
  ["success", "on-success"],
  ["error-fill", "on-error"],
  ["primary-soft", "primary-text"],
  ["warning-soft", "warning-text"],
  ["error-soft", "error-text"],
] as const;

describe.each(["dark", "light"])("the %s theme", (theme) => {
  test.each(SURFACES)("has texts that can be read on %s", (surface) => {
    const weak = TEXTS.filter((text) => contrast(theme, text, surface) < 4.5);
    expect(weak.map((text) => [text, contrast(theme, text, surface).toFixed(2)])).toEqual([]);
  });

  test.each(FILLS)("has a text on %s that can be read", (fill, text) => {
    expect(contrast(theme, fill, text)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SURFACES)("shows edges of controls, focus and stars on %s", (surface) => {
    const weak = ["line-strong", "focus", "star"].filter((token) => contrast(theme, token, surface) < 3);
    expect(weak.map((token) => [token, contrast(theme, token, surface).toFixed(2)])).toEqual([]);
  });
});

describe("the tokens", () => {
  const pixels = (token: string) => {
    const probe = document.createElement("p");
    probe.style.inlineSize = `var(--${token})`;
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join("")
    .matchAll(/--((?:type|space|radius)-[\w]+):/g);
  const known = [...new Set([...names].map(([, name = ""]) => name))];
  const starting = (start: string) => known.filter((name) => name.startsWith(start));

  test("set type in the nine sizes of the scale, which grow with the player's own", () => {
    expect(starting("type-").map(pixels)).toEqual([12, 13, 14, 16, 20, 24, 32, 44, 60]);
    root.style.fontSize = "200%";
    expect(pixels("type-14")).toBe(28);
    root.style.fontSize = "";
  });
});
