import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import sharp from "sharp";
import { differenceOf } from "./compare-pictures.ts";

export const PICTURES = join(import.meta.dirname, "pictures");

/** What has not quite come to rest is looked at again after these, in milliseconds. */
const LOOK_AGAIN_AFTER_MS = [150, 600];

/**
 * Characters of the fonts the store brings along (`ui/theme/fonts/fonts.css`). Others are set in the faces of the machine,
 * so they are dots in the pictures.
 */
const OWN_LATIN =
  "\\u0020-\\u007e\\u00a0-\\u00ff\\u0131\\u0152\\u0153\\u2000-\\u200b\\u2010-\\u2015\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u202f\\u2030\\u2032\\u2033\\u2039\\u203a\\u20a9\\u20ab\\u20ac\\u20ba\\u20bd\\u2122\\u2190-\\u2193\\u2212\\u2215\\u221e\\u2605\\u2606\\u2713\\s\\u2066-\\u2069";
const OWN_ARABIC = "\\u0600-\\u0670\\u06a9\\u06af\\u06c0-\\u06c3\\u06cc\\u06d4\\u06f0-\\u06f9\\u200c-\\u200f";

/** Takes a picture of everything on the page that looks the same on every machine, and leaves the page as it was. */
async function takePicture(page: Page, isWhole: boolean): Promise<Buffer> {
  await page.evaluate(
    ({ latin, arabic }) => {
      const undo: (() => void)[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const isArabic = text.parentElement?.closest("[lang]")?.getAttribute("lang")?.startsWith("ar") ?? false;
        const foreign = new RegExp(`[^${latin}${isArabic ? arabic : ""}]`, "gu");
        const before = text.nodeValue;
        const shown = before?.replace(foreign, "·") ?? "";
        if (shown === before) continue;
        text.nodeValue = shown;
        undo.push(() => {
          text.nodeValue = before;
        });
      }
      for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
        if (!new RegExp(`[^${latin}${arabic}]`, "u").test(field.value + field.placeholder)) continue;
        const { opacity } = field.style;
        field.style.opacity = "0";
        undo.push(() => {
          field.style.opacity = opacity;
        });
      }
      const still = new CSSStyleSheet();
      // Nor are the letters of code the same on every machine: they are taken from our own.
      still.replaceSync(
        "video, iframe { visibility: hidden !important } * { scrollbar-width: none !important } code, pre { font-family: inherit !important }",
      );
      document.adoptedStyleSheets = [still];
      undo.push(() => {
        document.adoptedStyleSheets = [];
      });
      const endPicture = () => {
        for (const back of undo) back();
      };
      Object.assign(window, { endPicture });
    },
    { latin: OWN_LATIN, arabic: OWN_ARABIC },
  );
  try {
    return await page.screenshot({ fullPage: !isWhole, animations: "disabled", scale: "css" });
  } finally {
    await page.evaluate(() => (window as unknown as { endPicture(): void }).endPicture());
  }
}

/** Small, and true enough for the means of squares that are compared. */
const compress = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ quality: 60, smartSubsample: true, effort: 6 }).toBuffer();

/** File of a picture, e.g. `button/all.dark.webp`. */
export function pictureFile(name: string, specimen: string | undefined, theme: string): string {
  const what = (specimen ?? "all").toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return join(name, `${what}.${theme}.webp`);
}

/**
 * Compares what the page shows with the committed picture; the words say what differs. With `--update-snapshots` the
 * picture is renewed instead, if a person would see the difference.
 */
export async function comparePicture(
  page: Page,
  file: string,
  isWhole: boolean,
  testInfo: TestInfo,
): Promise<string | null> {
  const path = join(PICTURES, file);
  const isRenewed = testInfo.config.updateSnapshots === "changed" || testInfo.config.updateSnapshots === "all";
  const reference = existsSync(path) ? await readFile(path) : null;
  let picture = await takePicture(page, isWhole);
  const compare = () => (reference === null ? "has no picture to compare with" : differenceOf(picture, reference));
  let difference = await compare();
  for (const wait of LOOK_AGAIN_AFTER_MS) {
    if (difference === null) return null;
    await page.waitForTimeout(wait);
    picture = await takePicture(page, isWhole);
    difference = await compare();
  }
  if (difference === null) return null;
  if (isRenewed) {
    await mkdir(join(path, ".."), { recursive: true });
    await writeFile(path, await compress(picture));
    return null;
  }
  const seen = testInfo.outputPath(file.replaceAll(/[\\/]/g, " "));
  await writeFile(seen, await compress(picture));
  return `${file} ${difference}; seen: ${seen}`;
}

/** Pictures of a component that nothing has been compared with; renewing takes them away. */
export async function findLeftPictures(
  name: string,
  compared: readonly string[],
  testInfo: TestInfo,
): Promise<readonly string[]> {
  const folder = join(PICTURES, name);
  const left = (existsSync(folder) ? readdirSync(folder) : [])
    .map((file) => join(name, file))
    .filter((file) => !compared.includes(file));
  if (testInfo.config.updateSnapshots !== "changed" && testInfo.config.updateSnapshots !== "all") return left;
  await Promise.all(left.map((file) => rm(join(PICTURES, file), { force: true })));
  return [];
}
