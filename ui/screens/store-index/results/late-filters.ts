import { lateComponent } from "#ui/kit/late-part/late-component.tsx";

/** The filters, in a file of their own: the list is there before they can be used. */
export const LateFilters = lateComponent(async () => (await import("./filters.tsx")).Filters);
