import { beforeAll, describe, expect, test } from "vitest";
import { callDocs } from "../api/call-docs.ts";
import { apiCalls } from "../api/api-calls.ts";
import { createBody } from "../../testing/offers.ts";
import { wholeRequest } from "../../testing/viewings.ts";
import { anyEngine, everyEngine, useDatabase } from "../../testing/database.ts";
import type { AppContext } from "../../app-context.ts";
import { createProofOfWork } from "../../platform/human-check/proof.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { createForgedTokens } from "../../testing/attacks/forged-tokens.ts";
import { fuzzCall } from "../../testing/attacks/fuzz.ts";
import { createRecordingLog } from "../../testing/attacks/log.ts";
import { fuzzSeed, readFuzzEngines, readFuzzRuns } from "../../testing/fuzz-seed.ts";
import { type Keys, createVictim } from "../../testing/attacks/victim.ts";

const runs = readFuzzRuns(20);
const engines = readFuzzEngines(everyEngine, [anyEngine]);

describe.each(engines)(`${runs} generated requests (%s, FUZZ_SEED=${fuzzSeed})`, (engine) => {
  const database = useDatabase(engine);
  const heard = createRecordingLog();
  let app: AppContext;
  let keys: Keys;
  beforeAll(async () => {
    const config = { publicUrl: "http://lintel.test", formMinSeconds: 0 };
    app = await createTestContext(database(), { log: heard.log, config });
    keys = await createVictim(app);
  });

  const findCall = (name: string, at = app) =>
    apiCalls(at).find(([method, path]) => `${method} ${path}` === name)!;
  const patience = { timeout: 150_000 + 1000 * runs };

  test.each(Object.keys(callDocs))(
    "%s answers each as described, no 5xx, no leak",
    patience,
    async (name) => {
      const examples = {
        "POST /placeoffer": [createBody(keys.offer), createBody(keys.liteOffer, { home: "lite" })],
        "POST /viewrequest": [wholeRequest],
      }[name];
      const statuses = await fuzzCall({ appContext: app, heard, keys }, findCall(name), {
        runs,
        seed: fuzzSeed,
        examples,
      });
      expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(runs);
    },
  );

  test.each(["POST /valrequest", "POST /bookingreply"])(
    "%s takes no forged proof of work",
    patience,
    async (name) => {
      const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef", { from: 1, to: 2 });
      const guarded = { ...app, humanCheck };
      const tokens = await createForgedTokens(humanCheck);
      const known = { recaptchaToken: tokens, recaptchatoken: tokens };
      const robotsBefore = await countRobotsRefused(app);
      const statuses = await fuzzCall(
        { appContext: guarded, heard, keys },
        findCall(name, guarded),
        {
          runs,
          // Other requests than above: one repeated with its key gets the first answer, unchecked.
          seed: fuzzSeed + 1,
          known,
        },
      );
      const pretended = (await countRobotsRefused(app)) - robotsBefore;
      expect(statuses.get(201) ?? 0).toBe(pretended);
      expect([...statuses.keys()]).toContain(422);
    },
  );
});

async function countRobotsRefused({ metrics }: AppContext): Promise<number> {
  const { values } = await metrics.robotsRefused.get();
  return values.reduce((sum, { value }) => sum + value, 0);
}
