import type { HumanCheck } from "../../platform/human-check/human-check.ts";

export async function createForgedTokens(humanCheck: HumanCheck): Promise<string[]> {
  const asked = await humanCheck.challenge();
  if (asked.kind !== "proof") throw new Error("There is no proof to forge.");
  const { challenge } = asked;
  const { parameters, signature } = challenge;
  const solution = { counter: 1, derivedKey: "00".repeat(32) };
  const forged: unknown[] = [
    { challenge, solution },
    { challenge: { parameters: { ...parameters, cost: 1e9 }, signature }, solution },
    { challenge: { parameters: { ...parameters, expiresAt: 9e15 }, signature }, solution },
    { challenge: { parameters, signature: "" }, solution },
    { challenge: { parameters, signature: "é".repeat(64) }, solution },
    { challenge, solution: { counter: -1, derivedKey: "" } },
    { challenge, solution: { counter: 1e308, derivedKey: "zz" } },
    { challenge, solution: { counter: 1, derivedKey: parameters.keyPrefix } },
    { challenge: null, solution: [] },
    [],
    "token",
  ];
  return forged.map((token) => Buffer.from(JSON.stringify(token)).toString("base64"));
}
