import type { Visit } from "#ui/context/visit-store.ts";

export const PLAYER = { userId: "me", nickname: "Mina", countryCode: "US", credentialCodes: [] };
export const VISIT: Visit = { locale: "en-US", countryCode: "US", theme: "light", shell: "web", user: PLAYER };
