/** Where the player is as far as popups are concerned: moving within a page closes none. */
export function placeOf({ pathname, searchStr }: { readonly pathname: string; readonly searchStr: string }): string {
  return pathname + searchStr;
}
