import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

export interface TestOpenIdProvider {
  url: string;
  /** What it says of whoever signs in. */
  account: object;
  /** Claims of the token instead of the right ones, as a forger would have them. */
  forged: object;
  /** What a browser does there: the path that it is sent back to. */
  approve: (location: string) => string;
  close: () => Promise<void>;
}

/** A provider of accounts that signs in whoever comes. */
export async function startOpenIdProvider(): Promise<TestOpenIdProvider> {
  const { jwk, signToken } = createKey();
  const asked = new Map<string, URLSearchParams>();
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It has no port.");
  const provider: TestOpenIdProvider = {
    url: `http://127.0.0.1:${address.port}`,
    account: {},
    forged: {},
    approve(location) {
      const { searchParams } = new URL(location);
      const code = `code-${asked.size}`;
      asked.set(code, searchParams);
      const state = searchParams.get("state") ?? "";
      const { pathname } = new URL(searchParams.get("redirect_uri") ?? "");
      return `${pathname}?${new URLSearchParams({ code, state })}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  app.get("/.well-known/openid-configuration", (context) => context.json(describe(provider.url)));
  app.get("/keys", (context) => context.json({ keys: [jwk] }));
  app.post("/token", async (context) => {
    const sent = new URLSearchParams(await context.req.text());
    const params = asked.get(sent.get("code") ?? "");
    const verifier = sent.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    if (params?.get("code_challenge") !== challenge)
      return context.json({ error: "invalid_grant" }, 400);
    const claims = { ...createClaims(provider.url, params), ...provider.account };
    const token = signToken({ ...claims, ...provider.forged });
    return context.json({ access_token: "a", token_type: "bearer", id_token: token });
  });
  return provider;
}

function createKey() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return {
    jwk: { ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256" },
    signToken: (claims: object): string => {
      const signed = `${encode({ alg: "RS256", kid: "1" })}.${encode(claims)}`;
      const signature = sign("sha256", Buffer.from(signed), privateKey);
      return `${signed}.${signature.toString("base64url")}`;
    },
  };
}

function createClaims(iss: string, params: URLSearchParams) {
  const iat = Math.floor(Date.now() / 1000);
  const aud = params.get("client_id");
  return { iss, aud, iat, exp: iat + 60, nonce: params.get("nonce") };
}

/** OpenID Connect Discovery, section 3. */
function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  };
}
