/** Scripts of other companies that the deployment has named: advertising and tag manager containers. */
export interface ForeignScripts {
  /**
   * Loads a script into the page, once per address; requests nothing from its site before. The caller must have the
   * player's consent. Resolves to whether it has loaded; never rejects.
   */
  load(address: string): Promise<boolean>;
}
