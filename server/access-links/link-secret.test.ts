import { expect, test } from "vitest";
import { listSecretCandidates } from "../../domain/shared/mail/quoted-secrets.ts";
import { linkPurposes } from "../../domain/shared/mail/link-slot.ts";
import { createSecret, isSecretOf } from "./link-secret.ts";

test.each(linkPurposes)("a secret for %s is one of its form, and is found in a mail", (purpose) => {
  const secret = createSecret(purpose);
  expect(isSecretOf(purpose, secret)).toBe(true);
  expect(listSecretCandidates(`See https://x.example/page/${secret}.`)).toContain(secret);
});
