/** Most icons that are kept once loaded (specification, sections 2 and 9). */
export const ICON_CACHE_MAX = 30;
