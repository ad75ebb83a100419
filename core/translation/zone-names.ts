/** Names of time zones, by language and zone, that readers use where the platform has only an offset such as GMT+9. */
const ZONE_NAMES: Readonly<Record<string, string>> = {
  "ar-SA Asia/Riyadh": "بتوقيت السعودية",
  "fr-FR Europe/Paris": "heure de Paris",
  "ko-KR Asia/Seoul": "KST",
  "ru-RU Europe/Moscow": "МСК",
  "tr-TR Europe/Istanbul": "TSİ",
  "zh-CN Asia/Shanghai": "北京时间",
  "zh-TW Asia/Taipei": "台北時間",
};

/** What readers of a language call a time zone; `undefined` where the name of the platform is right. */
export function zoneNameOf(locale: string, timeZone: string): string | undefined {
  return ZONE_NAMES[`${locale} ${timeZone}`];
}
