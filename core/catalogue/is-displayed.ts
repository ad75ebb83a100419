/** An item is hidden only when its display flag is false (Spec §3). */
export function isDisplayed(item: { readonly display?: boolean | null | undefined }): boolean {
  return item.display !== false;
}
