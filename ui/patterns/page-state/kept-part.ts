import type { SnapshotChoice, SnapshotPart } from "#core/session/page-snapshot.ts";
import { filling, readFields } from "./kept-fields.ts";
import { wordsOf } from "./page-marks.ts";

/**
 * How long a press may take to show an effect before it is repeated, in milliseconds: its target may have to be
 * loaded.
 */
export const PRESS_AGAIN_MS = 2_000;

/** A page that has not grown for so long is not going to be as long as it was, in milliseconds. */
const STILL_MS = 3_000;

/** How long a part of a page is waited for that may never come, in milliseconds. */
const PATIENCE_MS = 5_000;

const CHOSEN = "[aria-pressed=true], [aria-current=true]";

/** Looks again and again until `isDone`; at most so many milliseconds. */
export type Until = (isDone: () => boolean, patience?: number) => Promise<void>;

/** A part of the page: where it is, and what scrolls it. */
interface Part {
  readonly root: () => Element | null;
  readonly scroller: () => Element | null;
}

export const pagePart: Part = {
  root: () => document.querySelector("main") ?? document.body,
  scroller: () => document.scrollingElement,
};

export function readPart({ root, scroller }: Part): SnapshotPart {
  const place = root();
  return {
    choices: place === null ? [] : readChoices(place),
    fields: place === null ? [] : readFields(place),
    scroll: Math.round(scroller()?.scrollTop ?? 0),
    step: place === null ? 0 : stepOf(place),
  };
}

/**
 * Restores a part of the page in order of dependency: choices determine lists, and lists contain forms. `openForms`
 * opens the forms of the part; `areInReach` returns whether that was possible.
 */
export async function givePartBack(
  part: Part,
  kept: SnapshotPart,
  until: Until,
  openForms: () => Promise<void> = async () => undefined,
  areInReach: () => boolean = () => true,
): Promise<void> {
  const { root } = part;
  await until(all(kept.choices.map((choice) => choosing(root, choice))), PATIENCE_MS);
  const comeNear = scrolling(part, kept.scroll);
  await until(() => areInReach() || comeNear());
  await openForms();
  await until(stepping(root, kept.step), PATIENCE_MS);
  await until(all(kept.fields.map((field) => filling(root, field))), PATIENCE_MS);
  await until(scrolling(part, kept.scroll));
}

/** Every task gets its turn at each look, and none after it is done. */
function all(tasks: readonly (() => boolean)[]): () => boolean {
  let left = tasks;
  return () => {
    left = left.filter((isDone) => !isDone());
    return left.length === 0;
  };
}

/** Lets a press through, and then none for a while. */
export function pressNow(): () => boolean {
  let pressedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const isDue = performance.now() - pressedAt >= PRESS_AGAIN_MS;
    if (isDue) pressedAt = performance.now();
    return isDue;
  };
}

const groupsOf = (root: Element) => [...root.querySelectorAll("[data-choice]")];

function readChoices(root: Element): readonly SnapshotChoice[] {
  return groupsOf(root).flatMap((group, at) => {
    const chosen = group.querySelector(CHOSEN);
    return chosen === null ? [] : [{ at, words: wordsOf(chosen) }];
  });
}

function choosing(root: Part["root"], { at, words }: SnapshotChoice): () => boolean {
  const mayPress = pressNow();
  return () => {
    const place = root();
    const group = place === null ? undefined : groupsOf(place)[at];
    const button = [...(group?.querySelectorAll("button") ?? [])].find((one) => wordsOf(one) === words);
    if (button === undefined) return false;
    if (button.matches(CHOSEN)) return true;
    if (mayPress()) button.click();
    return false;
  };
}

const stepOf = (root: Element) => Number(root.querySelector<HTMLElement>("form[data-step]")?.dataset.step ?? 0);

/** Submits the earlier steps of a form; a step only leads to the next one. */
function stepping(root: Part["root"], step: number): () => boolean {
  const mayPress = pressNow();
  return () => {
    const place = root();
    if (step === 0 || (place !== null && stepOf(place) >= step)) return true;
    const form = place?.querySelector<HTMLFormElement>("form[data-step]");
    if (form && mayPress()) form.requestSubmit();
    return false;
  };
}

/** Restores the scroll position; a list that is shorter than before loads more entries as far as possible. */
function scrolling({ root, scroller }: Part, top: number): () => boolean {
  let height = -1;
  let grownAt = performance.now();
  return () => {
    const box = scroller();
    if (box === null || top === 0) return true;
    box.scrollTo({ top, behavior: "instant" });
    if (Math.abs(box.scrollTop - top) < 2) return true;
    if (box.scrollHeight !== height) {
      height = box.scrollHeight;
      grownAt = performance.now();
      return false;
    }
    root()?.querySelector<HTMLElement>("[data-more]:not([aria-disabled])")?.click();
    return performance.now() - grownAt > STILL_MS;
  };
}
