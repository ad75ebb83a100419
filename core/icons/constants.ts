/** Maximum number of cached icons (Spec §2 and §9). */
export const MAX_ICON_CACHE = 30;
