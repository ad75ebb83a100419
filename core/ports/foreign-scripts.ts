/** Scripts of other companies that the deployment has named: advertising and tag manager containers. */
export interface ForeignScripts {
  /**
   * Loads a script into the page, once however often it is asked for; nothing is requested of its site before. Whoever asks has
   * the player's consent. Resolves to whether it has come; never rejects.
   */
  load(address: string): Promise<boolean>;
}
