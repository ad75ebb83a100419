import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** File of the build with the licences of everything that browsers receive; Vite writes those of the scripts. */
export const LICENSES_FILE = "licenses.txt";

const ROOT = join(import.meta.dirname, "../..");

/** Licences of assets that are not scripts: fonts and drawings. */
const OTHER_LICENSES: Readonly<Record<string, string>> = {
  "fonts (OFL-1.1)": "ui/theme/fonts/LICENSE.txt",
  "icons (ISC, CC0-1.0)": "ui/kit/icon/CREDITS.md",
};

/** Adds the licences of fonts and icons to the file that Vite's `build.license` makes. Fails the build where that file is missing. */
export const licensesOfFiles = (): Plugin => ({
  name: "licenses-of-files",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const file = bundle[LICENSES_FILE];
      if (file?.type !== "asset") return this.error(`${LICENSES_FILE} was not made`);
      const others = Object.entries(OTHER_LICENSES).map(
        ([title, path]) => `\n## ${title}\n\n${readFileSync(join(ROOT, path), "utf8").trim()}\n`,
      );
      file.source = [file.source, ...others].join("");
    },
  },
});
