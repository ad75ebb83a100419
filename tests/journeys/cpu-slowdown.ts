/** CPU slowdown of the pages in journeys, so that races show (see `tests/README.md`). */
export const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);
