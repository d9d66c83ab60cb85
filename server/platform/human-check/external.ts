import { createHash } from "node:crypto";
import type { Logger } from "pino";
import * as v from "valibot";
import type { HumanCheckProvider } from "../../../domain/shared/fields/human-check.ts";
import { readUpTo } from "../http/read-up-to.ts";
import type { HumanCheck, HumanCheckVerdict } from "./human-check.ts";
import { providers } from "./providers.ts";

const patienceMs = 5000;
const mostBytes = 64 * 1024;

const answer = v.object({
  success: v.boolean(),
  "error-codes": v.optional(v.array(v.string()), []),
});

type Refusal = Extract<HumanCheckVerdict, { ok: false }>["reason"];

/** Error codes about the token. All others concern the site or the provider. */
const aboutToken: Record<string, Refusal> = {
  "missing-input-response": "malformed",
  "invalid-input-response": "wrong",
  "expired-input-response": "expired",
  "timeout-or-duplicate": "used",
  "already-seen-response": "used",
  "invalid-or-already-seen-response": "used",
};

/**
 * Checks tokens with an external provider. A token is accepted once here too. Without an answer in
 * time the visitor is asked to retry.
 * @param settings.verifyUrl null uses the provider's own
 * @param settings.timeoutMs timeout of the provider
 */
export function createExternalCheck(settings: {
  provider: HumanCheckProvider;
  siteKey: string;
  secret: string;
  verifyUrl: string | null;
  log: Pick<Logger, "error">;
  timeoutMs?: number;
}): HumanCheck {
  const { provider, siteKey, log } = settings;
  const { tokenSeconds } = providers[provider];
  const asking = new Map<string, Promise<HumanCheckVerdict>>();

  async function check(token: string): Promise<HumanCheckVerdict> {
    const said = await ask(settings, token);
    if ("problem" in said) {
      log.error({ provider, problem: said.problem }, "Human check verification failed");
      return { ok: false, reason: "unavailable" };
    }
    if (!said.success) return { ok: false, reason: said.reason };
    const expiresAt = new Date(Date.now() + tokenSeconds * 1000);
    return { ok: true, nonce: `${provider}:${hashToken(token)}`, expiresAt };
  }

  return {
    challenge: async () => ({ kind: provider, siteKey }),
    /** Concurrent repeats share one call, as the second would be told "used". */
    verify(token) {
      if (!token) return Promise.resolve({ ok: false, reason: "malformed" });
      const pending = asking.get(token) ?? check(token).finally(() => asking.delete(token));
      asking.set(token, pending);
      return pending;
    },
  };
}

type ProviderReply = { success: true } | { success: false; reason: Refusal } | { problem: string };

async function ask(
  {
    provider,
    siteKey,
    secret,
    verifyUrl,
    timeoutMs = patienceMs,
  }: Parameters<typeof createExternalCheck>[0],
  token: string,
): Promise<ProviderReply> {
  try {
    const response = await fetch(verifyUrl ?? providers[provider].verifyUrl, {
      method: "POST",
      // The visitor's address is not sent, as the provider doesn't need it.
      body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { problem: `It answered ${response.status}.` };
    const bytes = await readUpTo(response.body, mostBytes);
    if (bytes === null) return { problem: "Its answer was too long." };
    const read = v.safeParse(answer, JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? interpretReply(read.output) : { problem: "Its answer can't be read." };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function interpretReply({
  success,
  "error-codes": codes,
}: v.InferOutput<typeof answer>): ProviderReply {
  if (success) return { success };
  const own = codes.find((code) => !Object.hasOwn(aboutToken, code));
  if (own !== undefined) return { problem: `It answered ${own.slice(0, 60)}.` };
  return { success, reason: aboutToken[codes[0] ?? ""] ?? "wrong" };
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
