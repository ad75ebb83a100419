import type { AnyRouter } from "@tanstack/react-router";

/**
 * An address that names the language or the country names the chosen one instead; then the page loads what it needs, and title and
 * descriptions are written again.
 */
export async function renewAddressAndHead(
  router: AnyRouter,
  chosen: { readonly locale: string } | { readonly country: string },
): Promise<void> {
  const { search, searchStr } = router.latestLocation;
  const named = new URLSearchParams(searchStr);
  if (Object.keys(chosen).some((name) => named.has(name)))
    await router.navigate({
      to: ".",
      hash: true,
      search: { ...search, ...chosen },
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      ignoreBlocker: true,
    });
  await router.invalidate();
}
