/** A promise of a contract, and what tries it: it rejects where the promise is not kept. */
export interface KitRow {
  readonly title: string;
  readonly check: () => Promise<void>;
}
