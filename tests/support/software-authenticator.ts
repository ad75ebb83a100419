import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** Flags of authenticator data: user present, user verified, attested credential data. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A passkey on an authenticator in memory. */
export interface SoftwarePasskey {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  /** Signatures that it has counted; tests may turn it back. */
  counter: number;
}

interface Ceremony {
  readonly challenge: string;
  /** Origin of the page that the browser shows. */
  readonly origin: string;
  /** Domain that the authenticator signs for; that of the options if absent. */
  readonly rpId?: string;
  readonly isUserVerified?: boolean;
}

/** Makes a passkey as a browser with an authenticator of its own does: ES256, attestation `none`. */
export function makePasskey(
  user: { readonly rpId: string; readonly userHandle: string },
  ceremony: Ceremony,
): { readonly passkey: SoftwarePasskey; readonly credential: unknown } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coseKey = cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, "base64url"))],
    [cborInteger(-3), cborBytes(Buffer.from(y, "base64url"))],
  ]);
  const rpId = ceremony.rpId ?? user.rpId;
  const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey]);
  const authData = Buffer.concat([authenticatorData(rpId, flagsOf(ceremony) | ATTESTED, 0), attested]);
  const attestationObject = cborMap([
    [cborText("fmt"), cborText("none")],
    [cborText("attStmt"), cborMap([])],
    [cborText("authData"), cborBytes(authData)],
  ]);
  const credentialId = id.toString("base64url");
  return {
    passkey: { id: credentialId, rpId, userHandle: user.userHandle, privateKey, counter: 0 },
    credential: {
      id: credentialId,
      rawId: credentialId,
      type: "public-key",
      response: {
        clientDataJSON: clientData("webauthn.create", ceremony).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    },
  };
}

/** Signs a challenge; the answer as the form of the sign-in page holds it. */
export function signWith(passkey: SoftwarePasskey, ceremony: Ceremony): string {
  passkey.counter += 1;
  const authData = authenticatorData(ceremony.rpId ?? passkey.rpId, flagsOf(ceremony), passkey.counter);
  const clientDataJson = clientData("webauthn.get", ceremony);
  const hash = createHash("sha256").update(clientDataJson).digest();
  const signature = sign("sha256", Buffer.concat([authData, hash]), passkey.privateKey);
  return JSON.stringify({
    id: passkey.id,
    rawId: passkey.id,
    type: "public-key",
    response: {
      clientDataJSON: clientDataJson.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: passkey.userHandle,
    },
  });
}

const flagsOf = ({ isUserVerified = true }: Ceremony): number => PRESENT | (isUserVerified ? VERIFIED : 0);

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count]);
}

const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** Head of a CBOR item, for lengths below 65536. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(value)]);
}

const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
