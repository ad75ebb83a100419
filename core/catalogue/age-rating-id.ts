/** Age rating as used in addresses: `ESRB Mature 17+` → `esrb-mature-17`. */
export function ageRatingId(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
