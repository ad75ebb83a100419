import * as v from "valibot";
import type { Call } from "./call.ts";
import * as session from "./session.ts";

export const checkSession = {
  method: "GET",
  path: "/api/session/check",
  service: "session",
  summary: "Versions, player and release date; answers with `X-Pp-Sid`. 401 when a session was given but is over",
  access: "anyone",
  query: session.sessionCheckQuerySchema,
  answer: session.sessionCheckAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const getSessionUser = {
  method: "GET",
  path: "/api/session/user",
  service: "session",
  summary: "The player who is signed in; nulls for a guest",
  access: "anyone",
  answer: session.sessionUserAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const requestSso = {
  method: "POST",
  path: "/api/session/sso",
  service: "session",
  summary: "Address that opens a page of an owned domain signed in",
  access: "player",
  body: session.ssoBodySchema,
  answer: session.ssoAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const getProfile = {
  method: "POST",
  path: "/purple/getMyProfileInfo",
  service: "session",
  summary: "Character shown beside the player's name",
  access: "player",
  body: session.profileBodySchema,
  answer: session.profileAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const signOut = {
  method: "GET",
  path: "/logout",
  service: "session",
  summary:
    "Ends the session; `redirect=false` answers instead of leading back to the store. A link of another site is answered with a page that asks; 403 for prefetches, HEAD, and pictures, frames and calls of other sites",
  access: "anyone",
  query: v.object({ redirect: v.optional(v.picklist(["true", "false"])) }),
  answer: session.logoutAnswerSchema,
  errors: [403],
} as const satisfies Call;
