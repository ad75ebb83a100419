/** One rule of a contract with its check, which rejects if the rule is broken. */
export interface KitRow {
  readonly title: string;
  readonly check: () => Promise<void>;
}
