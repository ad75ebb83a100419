import * as v from "valibot";
import type { Call } from "./call.ts";
import * as content from "./content.ts";

const contentParameters = {
  category: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,64}$/)),
  contentId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,64}$/)),
};

export const getContents = {
  method: "GET",
  path: "/api/categories/{category}/contents/{contentId}",
  service: "content",
  summary: "Editorial content by `keySets`",
  access: "anyone",
  parameters: contentParameters,
  query: content.contentQuerySchema,
  answer: content.contentAnswerSchema,
  errors: [404],
} as const satisfies Call;

export const getAdminContents = {
  method: "GET",
  path: "/content-admin/api/categories/{category}/contents/{contentId}",
  base: "contentAdmin",
  service: "content",
  summary: "Editorial content by `keySets`, through the content administration's gate",
  access: "anyone",
  parameters: contentParameters,
  query: content.contentQuerySchema,
  answer: content.contentAnswerSchema,
  errors: [404],
} as const satisfies Call;
