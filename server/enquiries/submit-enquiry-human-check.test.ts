import { randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, test } from "vitest";
import { humanCheckNonces } from "../platform/human-check/nonce-table.ts";
import { createProofOfWork } from "../platform/human-check/proof.ts";
import { testEngines } from "../testing/database.ts";
import { applicant, payload, useEnquiries } from "../testing/enquiries.ts";

const easyWork = { from: 1, to: 2 };
const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef", easyWork);

describe.each(testEngines)(
  "POST /api/submitenquiry with the human check on the %s engine",
  (engine) => {
    const { database, post, stored } = useEnquiries(engine);

    async function solved(): Promise<string> {
      const offer = await humanCheck.challenge();
      if (offer.kind !== "proof") throw new Error("No challenge.");
      const solution = await solveChallenge({ challenge: offer.challenge, deriveKey });
      return btoa(JSON.stringify({ challenge: offer.challenge, solution }));
    }
    const withToken = (recaptchaToken: string) => ({
      ...payload,
      applicant: { ...applicant, recaptchaToken },
    });

    test("a solved challenge is good once", async () => {
      const body = withToken(await solved());
      expect((await post(body, { humanCheck })).status).toBe(201);
      const second = await post(body, { humanCheck });
      expect(second.status).toBe(422);
      expect((await second.json()).errors[0].path).toBe("recaptchaToken");
      expect((await stored()).enquiries).toHaveLength(1);
      expect(await database().orm.select().from(humanCheckNonces)).toHaveLength(1);
    });

    test("a retry with the same key succeeds although its token was used", async () => {
      const body = withToken(await solved());
      const headers = { "Idempotency-Key": randomUUID() };
      await post(body, { humanCheck, headers });
      expect((await post(body, { humanCheck, headers })).status).toBe(201);
    });

    test.each(["", "nonsense", btoa("{}")])("the token %j is refused", async (token) => {
      expect((await post(withToken(token), { humanCheck })).status).toBe(422);
      expect((await stored()).enquiries).toHaveLength(0);
    });

    test("a challenge signed with another secret is refused", async () => {
      const other = createProofOfWork("another secret, another secret, another");
      const response = await post(withToken(await solved()), { humanCheck: other });
      expect(response.status).toBe(422);
    });
  },
);
