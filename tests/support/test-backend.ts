import { fileURLToPath } from "node:url";
import type { SeedContent } from "#adapters/reference-backend/content/content-types.ts";
import {
  createReferenceBackend,
  type ReferenceBackend,
  type ReferenceBackendOptions,
} from "#adapters/reference-backend/create-reference-backend.ts";
import type { Database } from "#adapters/reference-backend/database/database.ts";
import { networkOf } from "#adapters/reference-backend/http/client-network.ts";
import { createPageTexts } from "#app/server/page-texts.ts";
import { createTestWork, endingWork } from "#tests/support/test-work.ts";
import { allTicked } from "./form-ticks.ts";
import { keepCookies } from "./http-viewer.ts";
import { createNoopLogger } from "./noop-logger.ts";
import { TEST_TOOLS, TEST_TOOLS_TOKEN } from "./test-tools.ts";

const PICTURES = fileURLToPath(new URL("../../adapters/reference-backend/art", import.meta.url));
const ORIGIN = "http://localhost";
/** Noon of a day far from any change of clocks. */
export const TEST_START = Date.UTC(2026, 10, 21, 12);

/** Texts of the publisher's own pages, from the locale files. */
export const pageTextsFromFiles = createPageTexts();

/** A reference backend in this process, with a clock that tests set. */
export interface TestBackend {
  readonly backend: ReferenceBackend;
  readonly database: Database;
  /** Moves the clock. */
  passTime(milliseconds: number): void;
  now(): number;
  /** A client with its own cookie jar; requests without a network address are not limited. */
  visitor(from?: ViewerOrigin): TestViewer;
  close(): Promise<void>;
}

export async function startTestBackend(
  database: Database,
  {
    content,
    ...options
  }: Partial<Omit<ReferenceBackendOptions, "database" | "clock" | "content">> & { readonly content?: SeedContent } = {},
): Promise<TestBackend> {
  let now = TEST_START;
  const work = createTestWork();
  const created = await createReferenceBackend({
    database,
    clock: { now: () => now },
    environment: "sb",
    testToolsToken: TEST_TOOLS_TOKEN,
    pageTexts: pageTextsFromFiles,
    picturesRoot: PICTURES,
    logger: createNoopLogger(),
    ownedDomains: ["owned.example.com"],
    work,
    ...(content && { content: () => content }),
    ...options,
  });
  const backend = endingWork(created, work);
  return {
    backend,
    database,
    passTime: (milliseconds) => {
      now += milliseconds;
    },
    now: () => now,
    visitor: (from = {}) => createViewer(backend, from),
    close: () => backend.close(),
  };
}

export interface ViewerRequest {
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Where a visitor comes from. */
export interface ViewerOrigin {
  /** Origin of the store as the visitor sees it. */
  readonly origin?: string;
  /** Network address that requests are limited by. */
  readonly clientAddress?: string;
  /** Whether the test tools are on; they are unless it is `false`. */
  readonly withTestTools?: boolean;
}

export interface TestViewer {
  readonly cookies: Map<string, string>;
  fetch(path: string, request?: ViewerRequest): Promise<Response>;
  /** Answer of a call as JSON, with any status. */
  json<Answer = unknown>(path: string, request?: ViewerRequest): Promise<Answer>;
  /** Sends the form of a sign-in page as a browser would, with all its boxes ticked. */
  submit(path: "/login" | "/register", fields: Readonly<Record<string, string>>, query?: string): Promise<Response>;
  /** Signs in with a ready account, and resolves to this client. */
  signIn(userName: string): Promise<TestViewer>;
  /** Creates an account and is signed in with it. */
  register(userName: string, country?: string): Promise<TestViewer>;
}

function createViewer(backend: ReferenceBackend, from: ViewerOrigin): TestViewer {
  const { origin = ORIGIN, clientAddress, withTestTools = true } = from;
  const network = clientAddress === undefined ? undefined : networkOf(clientAddress);
  const cookies = new Map<string, string>();

  const send = async (path: string, request: ViewerRequest = {}): Promise<Response> => {
    const headers = new Headers(request.headers);
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
    if (withTestTools) pairs.push(TEST_TOOLS);
    if (pairs.length > 0 && !headers.has("Cookie")) headers.set("Cookie", pairs.join("; "));
    let body: string | Uint8Array<ArrayBuffer> | null = request.body ?? null;
    if (request.json !== undefined) {
      body = JSON.stringify(request.json);
      if (!headers.has("Content-Type")) headers.set("Content-Type", "application/json");
    } else if (request.form !== undefined) {
      body = new URLSearchParams(request.form).toString();
      headers.set("Content-Type", "application/x-www-form-urlencoded");
    }
    const method = request.method ?? (body === null ? "GET" : "POST");
    const sent = new Request(`${origin}${path}`, { method, headers, body });
    const answer = await backend.fetch(sent, { clientAddress, network });
    keepCookies(cookies, answer);
    return answer;
  };

  const submit: TestViewer["submit"] = async (path, fields, query = "") => {
    const page = await (await send(`${path}${query}`)).text();
    const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? "";
    return await send(`${path}${query}`, { form: { ...allTicked(page), ...fields, form_token: token } });
  };

  const requireSignedIn = async (answer: Response): Promise<void> => {
    if (answer.status !== 303) throw new Error(`answered with ${answer.status}: ${await answer.text()}`);
  };

  const viewer: TestViewer = {
    cookies,
    fetch: send,
    json: async <Answer>(path: string, request?: ViewerRequest) => (await (await send(path, request)).json()) as Answer,
    submit,
    signIn: async (userName) => {
      await requireSignedIn(await submit("/login", { readyAccount: userName }));
      return viewer;
    },
    register: async (userName, country = "KR") => {
      const fields = { userName, password: "correct horse", nickname: userName, country };
      await requireSignedIn(await submit("/register", fields));
      return viewer;
    },
  };
  return viewer;
}
