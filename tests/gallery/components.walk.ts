import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { RULES } from "../support/axe.ts";
import { findBarriers } from "./find-barriers.ts";
import { findOverflow } from "./find-overflow.ts";
import { comparePicture, findLeftPictures, PICTURES, pictureFile } from "./pictures.ts";
import { COMPONENTS, expect, lookAtAll, type Sight, type Stage, test } from "./stage.ts";
import { walkByKeyboard } from "./walk-by-keyboard.ts";

/** Folders of the kit with nothing to be seen by itself, or at rest. */
const UNSEEN = [
  "announcer",
  "burst",
  "dismissal",
  "error-boundary",
  "form",
  "keyboard",
  "lazy",
  "linkify",
  "links",
  "motion",
  "option-list",
  "page-link",
  "page-step",
  "persisted-state",
  "when-near",
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

/**
 * Colours depend on the theme, places and order on the direction: so two looks stand for all four, and have pictures. The
 * other two are looked at by `npm run test:all`.
 */
const LOOKS = [
  { direction: "ltr", theme: "light" },
  { direction: "rtl", theme: "dark" },
] as const;
const CORNERS = [
  { direction: "ltr", theme: "dark" },
  { direction: "rtl", theme: "light" },
] as const;

async function expectNoBarrier(stage: Stage, what: string): Promise<void> {
  expect.soft(await findBarriers(stage.page, RULES), `${what}: axe`).toEqual([]);
}

async function expectRoom(stage: Stage, sight: Sight, what: string): Promise<void> {
  await stage.change({ ...sight, width: 320 });
  expect.soft(await findOverflow(stage.page), `${what}: 320 pixels`).toEqual([]);
  await stage.change({ ...sight, width: 390, textSize: 2 });
  expect.soft(await findOverflow(stage.page), `${what}: 2× text`).toEqual([]);
}

async function expectKeyboard(stage: Stage, sight: Sight, what: string): Promise<void> {
  await stage.change(sight);
  const { unreached, unseen } = await walkByKeyboard(stage.page);
  expect.soft(unreached, `${what}: not reached by keyboard`).toEqual([]);
  expect.soft(unseen, `${what}: focus not seen`).toEqual([]);
}

for (const name of COMPONENTS) {
  test.describe(name, () => {
    test("it looks as it did, and everything can be read and reached", async ({ stages }, testInfo) => {
      const compared: string[] = [];
      for (const { direction, theme } of LOOKS) {
        const stage = stages[direction];
        await lookAtAll(stage, { name, theme }, async (sight, what) => {
          const file = pictureFile(name, sight.specimen, theme);
          compared.push(file);
          const difference = await comparePicture(stage.page, file, sight.specimen !== undefined, testInfo);
          expect.soft(difference, what).toBeNull();
          await expectNoBarrier(stage, what);
          await expectRoom(stage, sight, what);
          await expectKeyboard(stage, sight, what);
        });
      }
      expect(compared).toEqual([...new Set(compared)]);
      const left = await findLeftPictures(name, compared, testInfo);
      expect(left, "pictures nothing is compared with").toEqual([]);
    });

    test("it can be read in the other theme of each direction", { tag: "@wide" }, async ({ stages }) => {
      for (const { direction, theme } of CORNERS) {
        const stage = stages[direction];
        await lookAtAll(stage, { name, theme }, async (sight, what) => {
          await expectNoBarrier(stage, what);
          await expectRoom(stage, sight, what);
        });
      }
    });
  });
}
