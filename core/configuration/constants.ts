/**
 * Country of viewers from a country that is not allowed, unless the configuration names one (Spec §9).
 */
export const FALLBACK_COUNTRY = "US";

/** Countries of the Vietnam region (Spec §9). */
export const VIETNAM_REGION: readonly string[] = ["VN", "TH", "MY", "ID", "SG", "PH"];
