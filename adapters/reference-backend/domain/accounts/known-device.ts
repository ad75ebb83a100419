import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts } from "#adapters/reference-backend/database/schema/index.ts";
import { readCookie, serializeCookie } from "../session/session-cookie.ts";
import { normalizeUserName } from "./account-form.ts";

/** Cookie of a browser in which players have signed in: its id, and a signature for each of them. */
const DEVICE_COOKIE = "pp_device";
const DEVICE_SECONDS = 365 * 86_400;
/** Players of one browser that are remembered. */
const MAX_PLAYERS = 4;
const DEVICE = /^([\w-]{22})((?:\.[\w-]{43}){1,4})$/;

/** Whether players have signed in with the browser of a request, by what it says itself. */
export const isUsedDevice = (request: Request): boolean => readDevice(request).signatures.length > 0;

/** Id of the browser of a request if the player of this user name has signed in with it; `null` otherwise. */
export async function knownDeviceOf(queries: Queries, request: Request, userName: string): Promise<string | null> {
  const { id, signatures } = readDevice(request);
  const name = normalizeUserName(userName);
  if (signatures.length === 0 || name.includes("\0")) return null;
  const [account] = await queries
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.userName, name));
  const expected = Buffer.from(signatureOf(id, account?.passwordHash ?? ""));
  const isKnown = signatures.some((signature) => timingSafeEqual(Buffer.from(signature), expected));
  return isKnown && account?.passwordHash != null ? id : null;
}

/** Cookie by which a browser is known from now on as one of the account's. A new password makes it unknown. */
export async function rememberDevice(queries: Queries, request: Request, accountId: string): Promise<string | null> {
  const [account] = await queries
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account?.passwordHash == null) return null;
  const { id, signatures } = readDevice(request);
  const own = signatureOf(id, account.passwordHash);
  const kept = [own, ...signatures.filter((signature) => signature !== own)].slice(0, MAX_PLAYERS);
  const value = [id, ...kept].join(".");
  return serializeCookie(request, { name: DEVICE_COOKIE, value, maxAgeSeconds: DEVICE_SECONDS, sameSite: "Lax" });
}

function readDevice(request: Request): { readonly id: string; readonly signatures: readonly string[] } {
  const [, id, rest = ""] = DEVICE.exec(readCookie(request, DEVICE_COOKIE) ?? "") ?? [];
  if (id === undefined) return { id: randomBytes(16).toString("base64url"), signatures: [] };
  return { id, signatures: rest.slice(1).split(".") };
}

/** The stored hash of the password is the key: nobody else has it, and it changes with the password. */
const signatureOf = (id: string, passwordHash: string): string =>
  createHmac("sha256", passwordHash).update(`device:${id}`).digest("base64url");
