/** Regions whose full name is official and hardly used: "Hong Kong SAR China", "대한민국". */
const KNOWN_BY_SHORT_NAME = /^(?:HK|MO|KR)$/;

/** The `style` of `Intl.DisplayNames` that gives the usual name of a country or region: short names of most are abbreviations ("UK"). */
export const countryNameStyle = (code: string): "short" | "long" => (KNOWN_BY_SHORT_NAME.test(code) ? "short" : "long");
