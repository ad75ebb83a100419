import type { SeedGame } from "../../content-types.ts";
import { aion } from "./aion.ts";
import { aionncj } from "./aionncj.ts";
import { aionnct } from "./aionnct.ts";
import { aionncw } from "./aionncw.ts";
import { battlecrush } from "./battlecrush.ts";
import { bns } from "./bns.ts";
import { bns2 } from "./bns2.ts";
import { bnsncj } from "./bnsncj.ts";
import { bnsnct } from "./bnsnct.ts";
import { bnsncw } from "./bnsncw.ts";
import { bnsneo } from "./bnsneo.ts";
import { bnsneoncaeu } from "./bnsneoncaeu.ts";
import { bnsneoncana } from "./bnsneoncana.ts";
import { bnsneoncj } from "./bnsneoncj.ts";
import { bnsneonct } from "./bnsneonct.ts";
import { h3 } from "./h3.ts";
import { hoyeon } from "./hoyeon.ts";
import { l2m } from "./l2m.ts";
import { l2mncj } from "./l2mncj.ts";
import { l2mnct } from "./l2mnct.ts";
import { l2mnu } from "./l2mnu.ts";
import { l2mru } from "./l2mru.ts";
import { l2msa } from "./l2msa.ts";
import { lin } from "./lin.ts";
import { lin2 } from "./lin2.ts";
import { lin2ncj } from "./lin2ncj.ts";
import { lin2nct } from "./lin2nct.ts";
import { lin2ncw } from "./lin2ncw.ts";
import { linncj } from "./linncj.ts";
import { linw } from "./linw.ts";
import { linwpre } from "./linwpre.ts";
import { lmj } from "./lmj.ts";
import { lms } from "./lms.ts";
import { nlw } from "./nlw.ts";
import { p0003ab } from "./p0003ab.ts";
import { plaync } from "./plaync.ts";
import { tl } from "./tl.ts";
import { tricksterm } from "./tricksterm.ts";

export const games: readonly SeedGame[] = [
  tl,
  linw,
  lin,
  lin2,
  l2m,
  aion,
  bns,
  bnsneo,
  nlw,
  hoyeon,
  battlecrush,
  tricksterm,
  h3,
  p0003ab,
  lms,
  lmj,
  linwpre,
  plaync,
  l2mnct,
  l2mncj,
  l2mru,
  l2mnu,
  l2msa,
  lin2nct,
  aionnct,
  bnsnct,
  linncj,
  lin2ncj,
  aionncj,
  bnsncj,
  lin2ncw,
  aionncw,
  bnsncw,
  bnsneoncaeu,
  bnsneoncana,
  bnsneonct,
  bnsneoncj,
  bns2,
];
