import type { TestProject } from "vitest/node";
import { startTestServer, type TestServer } from "./server.ts";
import { prepareEmbeddedTemplate } from "./template.ts";
import { fuzzSeed } from "./fuzz-seed.ts";

declare module "vitest" {
  interface ProvidedContext {
    embeddedTemplate: string;
    testServer: { url: string } | { problem: string };
  }
}

let server: TestServer | undefined;

export async function setup(project: TestProject): Promise<void> {
  project.vitest.logger.log(`Generated inputs and ids: FUZZ_SEED=${fuzzSeed}`);
  const [template, started] = await Promise.all([prepareEmbeddedTemplate(), startOrSay()]);
  project.provide("embeddedTemplate", template);
  project.provide("testServer", started);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}

/** Without a server only the tests that need one fail, each with the reason. */
async function startOrSay(): Promise<{ url: string } | { problem: string }> {
  try {
    server = await startTestServer();
    return { url: server.url };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
