type Location = { readonly pathname: string; readonly searchStr: string; readonly hash: string };

/** Location whose change closes popups (Spec §2: any change, that of the hash included). */
export function locationKeyOf({ pathname, searchStr, hash }: Location): string {
  return `${pathname}${searchStr}#${hash}`;
}
