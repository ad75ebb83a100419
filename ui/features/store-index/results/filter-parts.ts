/** What narrows a list, in one lazy file. */
export { Filters } from "./filters.tsx";
export { OfferFilters } from "./offer-filters.tsx";
