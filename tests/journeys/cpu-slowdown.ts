/** How many times slower than the machine the pages of journeys are: whatever depends on speed shows (see `tests/README.md`). */
export const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);
