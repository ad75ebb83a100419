import deDE from "./de-DE.json" with { type: "json" };
import esES from "./es-ES.json" with { type: "json" };
import frFR from "./fr-FR.json" with { type: "json" };
import idID from "./id-ID.json" with { type: "json" };
import itIT from "./it-IT.json" with { type: "json" };
import plPL from "./pl-PL.json" with { type: "json" };
import ptBR from "./pt-BR.json" with { type: "json" };
import ruRU from "./ru-RU.json" with { type: "json" };
import thTH from "./th-TH.json" with { type: "json" };
import trTR from "./tr-TR.json" with { type: "json" };
import type { Dictionaries } from "./translate-content.ts";
import viVN from "./vi-VN.json" with { type: "json" };
import zhCN from "./zh-CN.json" with { type: "json" };
import zhTW from "./zh-TW.json" with { type: "json" };

/** What is short in the seed, in the languages that its files do not hold beside each other. */
export const dictionaries: Dictionaries = {
  "de-DE": deDE,
  "es-ES": esES,
  "fr-FR": frFR,
  "id-ID": idID,
  "it-IT": itIT,
  "pl-PL": plPL,
  "pt-BR": ptBR,
  "ru-RU": ruRU,
  "th-TH": thTH,
  "tr-TR": trTR,
  "vi-VN": viVN,
  "zh-CN": zhCN,
  "zh-TW": zhTW,
};
