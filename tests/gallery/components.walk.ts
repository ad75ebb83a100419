import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { COLOUR_RULES, RULES } from "../support/axe.ts";
import { findBarriers } from "./find-barriers.ts";
import { findOverflow } from "./find-overflow.ts";
import { comparePicture, findLeftPictures, LOOKS, type Look, PICTURES, pictureFile } from "./pictures.ts";
import { COMPONENTS, DIRECTIONS, expect, lookAtAll, test } from "./stage.ts";
import { walkByKeyboard } from "./walk-by-keyboard.ts";

/** `npm test` compares one look; the others are the same in other colours, and the other way round. */
const LOOKS_BY_TEST: readonly { readonly title: string; readonly tag: string[]; readonly looks: readonly Look[] }[] = [
  { title: "it looks as it did", tag: [], looks: ["light"] },
  { title: "it looks as it did, dark and from right to left", tag: ["@wide"], looks: ["dark", "rtl"] },
];

/** Folders of the kit with nothing to be seen by itself, or at rest. */
const UNSEEN = [
  "announcer",
  "burst",
  "dismissal",
  "error-boundary",
  "form-draft",
  "keyboard",
  "lazy",
  "linkify",
  "links",
  "motion",
  "option-list",
  "page-link",
  "page-state",
];

test("each component of the kit can be seen", () => {
  const kit = join(import.meta.dirname, "../../ui/kit");
  const folders = readdirSync(kit, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unseen = folders.filter(
    ({ name }) => !readdirSync(join(kit, name)).some((file) => file.endsWith(".specimens.tsx")),
  );
  expect(unseen.map(({ name }) => name).sort()).toEqual(UNSEEN);
});

test("each component has a name of its own, and no picture is left of one that is gone", async () => {
  expect(COMPONENTS).toEqual([...new Set(COMPONENTS)]);
  expect(existsSync(PICTURES) ? readdirSync(PICTURES).filter((name) => !COMPONENTS.includes(name)) : []).toEqual([]);
});

for (const name of COMPONENTS) {
  test.describe(name, () => {
    test("axe finds nothing, in both themes and directions", async ({ stages }) => {
      for (const direction of DIRECTIONS) {
        const stage = stages[direction];
        await lookAtAll(stage, { name }, async (sight, what) => {
          expect.soft(await findBarriers(stage.page, RULES), `${what}, light`).toEqual([]);
          await stage.change({ ...sight, theme: "dark" });
          expect.soft(await findBarriers(stage.page, COLOUR_RULES), `${what}, dark`).toEqual([]);
        });
      }
    });

    test("nothing runs out of the side, on narrow screens and with large text", async ({ stages }) => {
      for (const direction of DIRECTIONS) {
        const stage = stages[direction];
        await lookAtAll(stage, { name }, async (sight, what) => {
          await stage.change({ ...sight, width: 320 });
          expect.soft(await findOverflow(stage.page), `${what}, 320 pixels`).toEqual([]);
          await stage.change({ ...sight, width: 390, textSize: 2 });
          expect.soft(await findOverflow(stage.page), `${what}, 2× text`).toEqual([]);
        });
      }
    });

    test("a keyboard reaches everything, and shows where it is", async ({ stages }) => {
      // The order does not depend on the theme, nor the colour of the focus on the direction.
      for (const [direction, theme] of [
        ["ltr", "light"],
        ["rtl", "dark"],
      ] as const) {
        const stage = stages[direction];
        await lookAtAll(stage, { name, theme }, async (_sight, what) => {
          const { unreached, unseen } = await walkByKeyboard(stage.page);
          expect.soft(unreached, `${what}, ${theme}: not reached`).toEqual([]);
          expect.soft(unseen, `${what}, ${theme}: focus not seen`).toEqual([]);
        });
      }
    });

    for (const { title, tag, looks } of LOOKS_BY_TEST) {
      test(title, { tag }, async ({ stages }, testInfo) => {
        const compared: string[] = [];
        for (const look of looks) {
          const { direction, theme } = LOOKS[look];
          const stage = stages[direction];
          await lookAtAll(stage, { name, theme }, async ({ specimen }) => {
            const file = pictureFile(name, specimen, look);
            compared.push(file);
            expect.soft(await comparePicture(stage.page, file, specimen !== undefined, testInfo)).toBeNull();
          });
        }
        expect(compared).toEqual([...new Set(compared)]);
        const left = await findLeftPictures(name, compared, looks, testInfo);
        expect(left, "pictures nothing is compared with").toEqual([]);
      });
    }
  });
}
