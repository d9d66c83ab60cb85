import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { Portal } from "../../../domain/feeds/portal.ts";
import type { AppContext } from "../../app-context.ts";
import { writeAtomically } from "./portal-pictures.ts";
import { getDiskErrorCode } from "../picture-source.ts";
import { requestSafely, type SafeAnswer } from "../safe-request.ts";

type Refused = { reference: string; reason: string }[];

export type Sent = { ok: true; refused: Refused } | { ok: false; problem: string };

/** Where files for a portal are written, and how it answers. */
export interface PortalPlace {
  folder: string;
  /** Hands over a file of the folder, with the pictures that the portal has not got yet. */
  send: (branch: string, name: string) => Promise<Sent>;
  /** What it says afterwards of a file that it took. Null while it says nothing. */
  readRefused: (name: string) => Promise<Refused | null>;
  /** References that the portal says it shows. Null if it does not say. */
  readShown: () => Promise<string[] | null>;
}

export function openPortalPlace(app: AppContext, portal: Portal): PortalPlace {
  const { address } = portal;
  return address.startsWith("file:")
    ? openFolder(fileURLToPath(address))
    : openAddress(app, portal, join(app.config.dataDir, "portals", portal.id));
}

const shownFile = "listings.json";
const shown = v.object({ references: v.array(v.pipe(v.string(), v.maxLength(60))) });
const answer = v.object({
  refused: v.optional(
    v.array(
      v.object({
        reference: v.pipe(v.string(), v.maxLength(60)),
        reason: v.pipe(v.string(), v.maxLength(500)),
      }),
    ),
    [],
  ),
});

function parseAs<Output>(schema: v.GenericSchema<unknown, Output>, bytes: Uint8Array) {
  try {
    return v.parse(schema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null; // A portal may answer whatever it likes: then it has said nothing.
  }
}

/** A program of the agency's carries the files on. */
function openFolder(folder: string): PortalPlace {
  return {
    folder,
    // Whoever carries it on answers later.
    send: () => Promise.resolve({ ok: true, refused: [] }),
    async readRefused(name) {
      const told = await readIfThere(join(folder, `${name}.json`));
      return told && (parseAs(answer, told)?.refused ?? null);
    },
    async readShown() {
      const told = await readIfThere(join(folder, shownFile));
      return told && (parseAs(shown, told)?.references ?? null);
    },
  };
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  return readFile(path).catch((error: unknown) => {
    if (getDiskErrorCode(error) === "ENOENT") return null;
    throw error;
  });
}

const fileTimeout = 60_000;
const mostAnswered = 1024 * 1024;

/** A place that takes each file by PUT, as WebDAV does: pictures first, the BLM file last. */
function openAddress({ config }: AppContext, { address }: Portal, folder: string): PortalPlace {
  const base = address.endsWith("/") ? address : `${address}/`;
  const ask = (name: string, body?: Uint8Array): Promise<SafeAnswer> =>
    requestSafely(new URL(encodeURIComponent(name), base).href, {
      method: body ? "PUT" : "GET",
      ...(body && { body }),
      most: mostAnswered,
      within: fileTimeout,
      mayBePrivate: config.feedPrivateAddresses,
    });
  return {
    folder,
    async send(branch, name) {
      const pictures = await listUnsentPictures(folder, branch);
      for (const picture of pictures.unsent) {
        const put = await ask(picture, await readFile(join(folder, picture)));
        const problem = findProblem(put, picture);
        if (problem !== null) return { ok: false, problem };
        await pictures.note(picture);
      }
      const put = await ask(name, await readFile(join(folder, name)));
      const problem = findProblem(put, name);
      if (problem !== null || !put.ok) return { ok: false, problem: problem ?? "" };
      return { ok: true, refused: parseAs(answer, put.bytes)?.refused ?? [] };
    },
    readRefused: () => Promise.resolve(null),
    async readShown() {
      const got = await ask(shownFile);
      return got.ok && got.status === 200 ? (parseAs(shown, got.bytes)?.references ?? null) : null;
    },
  };
}

function findProblem(put: SafeAnswer, name: string): string | null {
  if (!put.ok) return put.problem;
  return put.status >= 200 && put.status < 300
    ? null
    : `The portal responded to ${name} with status ${put.status}.`;
}

/** By the manifest that `writePictures` leaves, against that of what was sent. */
async function listUnsentPictures(folder: string, branch: string) {
  const written = await readManifest(join(folder, `.${branch}-pictures.json`));
  const path = join(folder, `.${branch}-sent.json`);
  const sent = await readManifest(path);
  const there = new Set(await readdir(folder));
  const unsent = Object.keys(written).filter(
    (name) => sent[name] !== written[name] && there.has(name),
  );
  return {
    unsent,
    async note(name: string) {
      sent[name] = written[name] ?? "";
      await writeAtomically(path, JSON.stringify(sent));
    },
  };
}

async function readManifest(path: string): Promise<Record<string, string>> {
  const bytes = await readIfThere(path);
  return (bytes && parseAs(v.record(v.string(), v.string()), bytes)) ?? {};
}
