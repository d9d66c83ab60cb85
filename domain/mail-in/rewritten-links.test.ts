import { expect, test } from "vitest";
import { listSecretCandidates } from "./quoted-secrets.ts";

const secret = "Q7x_Zk-Lr0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456";
const address = `https://lettings.example.com/my-case/${secret}`;

test("a link that Sophos Email has rewritten is known, though it is in Base64", () => {
  const rewritten = `https://eu-west-1.protection.sophos.com?d=lettings.example.com&u=${Buffer.from(address).toString("base64")}&p=bQ==`;
  expect(listSecretCandidates(rewritten)).toContain(secret);
});
