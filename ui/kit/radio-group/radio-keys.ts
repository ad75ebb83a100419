import type { KeyboardEvent } from "react";

/**
 * Browsers take the right arrow for "next" in every direction of writing. Here physical right moves right: in
 * right-to-left that is the one before.
 */
export function moveAmongRadios(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
  if (step === undefined || getComputedStyle(event.currentTarget).direction !== "rtl") return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const index = radios.indexOf(event.target as HTMLInputElement);
  const next = radios[(index + step + radios.length) % radios.length];
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}
