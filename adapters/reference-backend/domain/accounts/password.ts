import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createConcurrencyLimiter } from "#adapters/workers/concurrency-limiter.ts";

const deriveKey = promisify(argon2);

/** Argon2id with the minimum parameters of OWASP: 19 MiB of memory, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Argon2 1.3, the only version in use. */
const VERSION = 19;

/** Passwords that wait to be hashed; 30 of them take a second. */
const MAX_QUEUED_PASSWORDS = 64;
const HASHING_TIMEOUT_MS = 4_000;

/**
 * Node hashes in libuv's threads, which does not block the event loop. A process has four of these threads, for files,
 * compression and pictures as well; at most two hash passwords at the same time.
 */
const hashing = createConcurrencyLimiter({
  maxRunning: 2,
  maxQueued: MAX_QUEUED_PASSWORDS,
  timeoutMs: HASHING_TIMEOUT_MS,
});

/** Hash of a password in PHC form: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveTag(password, { salt, memory: MEMORY_KIB, passes: PASSES, lanes: LANES, bytes: TAG_BYTES });
  const parameters = `v=${VERSION}$m=${MEMORY_KIB},t=${PASSES},p=${LANES}`;
  return `$argon2id$${parameters}$${encode(salt)}$${encode(tag)}`;
}

/**
 * Whether a password belongs to a hash. Without a hash it takes the same time and is false, so that the timing does not
 * reveal whether an account exists.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parsed = hash === null ? null : parseHash(hash);
  if (parsed === null) {
    await hashPassword(password);
    return false;
  }
  const tag = await deriveTag(password, { ...parsed, bytes: parsed.tag.length });
  return timingSafeEqual(tag, parsed.tag);
}

interface Derivation {
  readonly salt: Uint8Array;
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
  readonly bytes: number;
}

async function deriveTag(password: string, input: Derivation): Promise<Buffer> {
  const { salt, memory, passes, lanes, bytes } = input;
  // NFC, so that the same password typed on another keyboard is the same bytes.
  const message = Buffer.from(password.normalize("NFC"), "utf8");
  const parameters = { message, nonce: salt, memory, passes, parallelism: lanes, tagLength: bytes };
  return await hashing.run(() => deriveKey("argon2id", parameters));
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{8,128})\$([A-Za-z0-9+/]{8,128})$/;

function parseHash(hash: string): (Omit<Derivation, "bytes"> & { readonly tag: Buffer }) | null {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(hash) ?? [];
  if (memory === undefined || passes === undefined || lanes === undefined) return null;
  if (salt === undefined || tag === undefined) return null;
  return {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

/** Base64 without padding, as PHC strings have it. */
function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replaceAll("=", "");
}
