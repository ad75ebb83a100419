import { createHttpViewer, type HttpViewer } from "../../support/http-viewer.ts";
import { seededStore } from "../server/seeded-store.ts";

/** A page as it is before any script. */
export interface Document {
  readonly status: number;
  readonly headers: Headers;
  /** Where it redirects to; empty if it does not. */
  readonly location: string;
  readonly html: string;
}

/** The pages of one built store, without a browser. */
export interface Pages {
  origin(): string;
  /** A page as a guest gets it; follows no redirect. */
  open(path: string, headers?: Readonly<Record<string, string>>): Promise<Document>;
  /** An answer of the publisher to a guest; the caller names its shape. */
  call<Answer>(path: string): Promise<Answer>;
  /** Somebody with cookies. */
  visitor(): HttpViewer;
}

const documentOf = async (answer: Response): Promise<Document> => ({
  status: answer.status,
  headers: answer.headers,
  location: answer.headers.get("Location") ?? "",
  html: await answer.text(),
});

/** The page that a visitor gets in the end. */
export const openAs = async (visitor: HttpViewer, path: string): Promise<Document> =>
  documentOf(await visitor.fetch(path, { redirect: "follow" }));

/** One built store for all tests of a file. */
export function servePages(): Pages {
  const store = seededStore();
  return {
    origin: () => store.origin,
    open: async (path, headers = {}) => documentOf(await fetch(store.origin + path, { headers, redirect: "manual" })),
    call: async (path) => (await fetch(store.origin + path)).json(),
    visitor: () => createHttpViewer(() => store.origin),
  };
}

const ENTITIES = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "<!-- -->": "" } as const;

/** HTML with its entities read, so that names can be looked for. */
export const readEntities = (html: string): string =>
  html.replaceAll(/&amp;|&#x27;|&quot;|<!-- -->/g, (found) => ENTITIES[found as keyof typeof ENTITIES]);

/** Attributes of every tag of this name, in small letters. */
export const tagsOf = (html: string, name: string): readonly Readonly<Record<string, string>>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        readEntities(value),
      ]),
    ),
  );

/** Address of a page for search engines. */
export const canonicalOf = (html: string): string | null =>
  tagsOf(html, "link").find(({ rel }) => rel === "canonical")?.href ?? null;

/** What is said of a page as JSON-LD. */
export const structuredDataOf = (html: string): readonly Readonly<Record<string, unknown>>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = ""]) =>
    JSON.parse(json),
  );
