import { boundFields, type SnapshotField } from "#core/session/page-snapshot.ts";
import { isAlive, isTextField, shorten, wordsOf } from "./page-marks.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields of text do nothing until they are sent; a file, a color and the like are no text. */
const TEXT_TYPES: ReadonlySet<string> = new Set(["text", "search", "url", "email", "tel", "number", "date"]);

/** Passwords, payment data and birthdays are never stored. */
const PRIVATE = /^(?:cc-|bday|one-time-code|current-password|new-password)/;

/** Choices inside these have no immediate effect; a choice elsewhere may be sent at once. */
const OWN_CHOICES = "form, [role=dialog], [data-choice]";

/**
 * Reads the fields of a part that are not stored by their own form (`data-kept`), and the values that forms were sent
 * with.
 */
export function readFields(root: Element): readonly SnapshotField[] {
  const filled = fieldsOf(root).flatMap(({ field, ...name }) => {
    const value = readValue(field);
    return value === null ? [] : [{ ...name, value, isSent: false }];
  });
  const sent = [...root.querySelectorAll<HTMLElement>("[data-sent]")].map(({ dataset }) => ({
    kind: "text",
    label: shorten(dataset.sentFrom ?? ""),
    at: 0,
    value: dataset.sent ?? "",
    isSent: true,
  }));
  return boundFields([...filled, ...sent]);
}

/**
 * Returns a task that fills a field through native events once it is hydrated; the task returns true when it is done.
 */
export function filling(root: () => Element | null, kept: SnapshotField): () => boolean {
  let looks = 0;
  return () => {
    const place = root();
    const field = place === null ? undefined : fieldsOf(place).find((one) => isSame(one, kept))?.field;
    if (field === undefined || !isAlive(field) || !canTake(field, kept.value)) return false;
    looks += 1;
    // Wait for one more check: the page may set an initial value in a field that has just mounted.
    if (looks === 1) return false;
    fill(field, kept.value);
    // Whether it has stayed there is seen at the next one.
    if (looks === 2) return false;
    if (kept.isSent) field.form?.requestSubmit();
    return true;
  };
}

interface NamedField extends Pick<SnapshotField, "kind" | "label" | "at"> {
  readonly field: Field;
}

function fieldsOf(root: Element): readonly NamedField[] {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll<Field>("input, textarea, select")].flatMap((field) => {
    const kind = kindOf(field);
    if (kind === null) return [];
    const label = labelOf(field);
    const name = `${kind} ${label}`;
    const at = seen.get(name) ?? 0;
    seen.set(name, at + 1);
    return [{ field, kind, label, at }];
  });
}

const isSame = (field: NamedField, kept: SnapshotField) =>
  field.kind === kept.kind && field.label === kept.label && field.at === kept.at;

/** `null` for fields that are not stored. */
function kindOf(field: Field): string | null {
  if (field.closest("[data-kept]") !== null || PRIVATE.test(field.autocomplete)) return null;
  if (field instanceof HTMLTextAreaElement) return field.readOnly ? null : "area";
  const isOwn = field.closest(OWN_CHOICES) !== null;
  if (field instanceof HTMLSelectElement) return isOwn ? "select" : null;
  if (field.role === "combobox" || field.role === "switch" || field.readOnly) return null;
  if (isChoice(field)) return isOwn ? `${field.type} ${field.value}` : null;
  return TEXT_TYPES.has(field.type) ? field.type : null;
}

const isChoice = (field: Field) => field.type === "radio" || field.type === "checkbox";

function labelOf(field: Field): string {
  const [label] = field.labels ?? [];
  return label === undefined ? wordsOf(field) : shorten(label.textContent);
}

/** `null` where there is nothing to give back. */
function readValue(field: Field): string | null {
  if (!(field instanceof HTMLInputElement && isChoice(field))) return field.value === "" ? null : field.value;
  if (field.checked) return "on";
  return field.type === "checkbox" ? "" : null;
}

/** Options of a select may be loaded after the field. */
const canTake = (field: Field, value: string) =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);

function fill(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && isChoice(field)) {
    if (field.checked !== (value === "on")) field.click();
    return;
  }
  if (field.value === value) return;
  // React overrides the setter on the element and ignores changes made through it; the prototype's setter triggers its
  // handlers.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event(isTextField(field) ? "input" : "change", { bubbles: true }));
}
