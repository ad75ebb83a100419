import { vi } from "vitest";

/** The player wishes for less motion, until mocks are restored. */
export function wishForLessMotion() {
  const real = window.matchMedia.bind(window);
  return vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = real(query);
    return query.includes("reduced-motion") ? Object.defineProperty(list, "matches", { value: true }) : list;
  });
}
