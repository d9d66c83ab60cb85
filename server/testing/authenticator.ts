import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A passkey as a device holds it: ES256, unlocked by its owner. */
export interface TestPasskey {
  id: string;
  privateKey: KeyObject;
  counter: number;
}

interface Ceremony {
  origin: string;
  rpId: string;
  challenge: string;
}

const userPresentAndVerified = 0b0000_0101;
const withCredential = 0b0100_0000;

/** Makes a passkey, and what a browser answers of it (WebAuthn, section 5.1.3). */
export function makePasskey({ origin, rpId, challenge }: Ceremony) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(16);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // COSE key: kty EC2, alg ES256, crv P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
  const credential = Buffer.concat([
    Buffer.alloc(16),
    Buffer.from([0, rawId.length]),
    rawId,
    coseKey,
  ]);
  const authData = Buffer.concat([createAuthData(rpId, 1, withCredential), credential]);
  const attestationObject = Buffer.concat([
    Buffer.from([0xa3]),
    encodeText("fmt"),
    encodeText("none"),
    encodeText("attStmt"),
    Buffer.from([0xa0]),
    encodeText("authData"),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
  const id = rawId.toString("base64url");
  const passkey: TestPasskey = { id, privateKey, counter: 1 };
  const answer = {
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: createClientData("webauthn.create", origin, challenge).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    },
  };
  return { passkey, answer };
}

/** What a browser answers of a sign-in (WebAuthn, section 7.2). Counts up. */
export function signWithPasskey(passkey: TestPasskey, { origin, rpId, challenge }: Ceremony) {
  passkey.counter += 1;
  const clientData = createClientData("webauthn.get", origin, challenge);
  const authenticatorData = createAuthData(rpId, passkey.counter);
  const signed = Buffer.concat([authenticatorData, hash(clientData)]);
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authenticatorData.toString("base64url"),
      signature: sign("sha256", signed, passkey.privateKey).toString("base64url"),
    },
  };
}

function createClientData(type: string, origin: string, challenge: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function createAuthData(rpId: string, counter: number, flags = 0): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([hash(rpId), Buffer.from([userPresentAndVerified | flags]), count]);
}

/** CBOR text of fewer than 24 bytes. */
function encodeText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function hash(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}
