import * as v from "valibot";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { invalidInput } from "./call-refusal.ts";

const communityAuthSchema = v.object({
  store_game_code: v.string(),
  language: v.string(),
  country: v.string(),
});

/** Refuses a `CommunityAuth` header that is not base64 of the agreed JSON; a reader without the header is a guest. */
export function requireValidCommunityAuth(headers: Headers): void {
  const value = headers.get(PUBLISHER_HEADERS.communityAuth);
  if (value === null) return;
  if (/^[A-Za-z0-9+/_-]+={0,2}$/.test(value) && v.is(communityAuthSchema, parseJson(value))) return;
  throw invalidInput({
    field: `header.${PUBLISHER_HEADERS.communityAuth}`,
    message: "It is not base64 of {store_game_code, language, country}.",
  });
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
