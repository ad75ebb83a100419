/** Bundles over several games (`content/default/bundles.json`): the game a bundle belongs to, and whose pictures stand beside its own. */
export const BUNDLE_PARTNERS: Readonly<Record<string, readonly [string, string]>> = {
  tl: ["lin2", "linw"],
  bnsneo: ["bns", "bns2"],
  plaync: ["battlecrush", "tricksterm"],
  nlw: ["linwpre", "linw"],
  aion: ["hoyeon", "aionncw"],
  lin: ["l2m", "lin2"],
};
