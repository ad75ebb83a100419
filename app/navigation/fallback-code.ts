/** The screens of `fallback-screens.tsx` in one file, which an idle page has loaded. */
export { UnknownAddress } from "#ui/features/store-index/unknown-address.tsx";
export { PageFailure } from "#ui/patterns/failures/page-failure.tsx";
