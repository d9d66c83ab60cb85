import { describe, expect, test } from "vitest";
import {
  bodyBytes,
  bodyLimits,
  findBodyLimit,
  proxyFactor,
} from "../domain/shared/fields/body-limits.ts";
import { maxDocumentBytes } from "../domain/documents/document.ts";
import { partBytes } from "../domain/photos/photo-upload.ts";
import { maxUploadBytes } from "../server/photos/draw-picture.ts";
import { maxFileBytes } from "../server/feeds/blm/read-blm.ts";
import { maxBodyBytes } from "../server/platform/submissions/write-call.ts";
import { readManifest, readDeployFile, listManifests } from "../server/testing/deploy-files.ts";

const balancer = readDeployFile("deploy/haproxy.cfg");
const largest = Math.max(...bodyLimits.map(({ bytes }) => bytes));

/** What HAProxy lets in below an address: the last of its lines that fits counts. */
function findProxyLimit(path: string): number {
  const lines = balancer.matchAll(
    /^ +http-request set-var\(txn\.most\) int\((\d+)\)(?: if \{ path_beg ([^}]+) \})?$/gm,
  );
  const fitting = [...lines].filter(([, , begins]) =>
    begins === undefined ? true : begins.split(" ").some((begin) => path.startsWith(begin)),
  );
  return Number(fitting.at(-1)?.[1]);
}

const addresses = [
  ...bodyLimits.map(({ begins }) => begins),
  "/",
  "/api/submitenquiry",
  "/api/office/listings/LR-1/photos/a.jpg",
  "/my-case/token",
  "/my-case/token.data",
  "/my-home/token/data",
  "/office/tenancies/1",
  "/office/listings/1/part",
  "/office/feeds.data",
  "/office/contacts/1",
  "/reports/error",
  "/my-casetoken",
];

describe("HAProxy", () => {
  test.each(addresses)("lets in at %s what the site reads, and no more than far beyond", (path) => {
    expect(findProxyLimit(path)).toBe(proxyFactor * findBodyLimit(path));
  });

  test("refuses what is beyond, by the length that a request tells, and by no other rule", () => {
    const rules = balancer.match(/^ +http-request deny.*$/gm);
    expect(rules).toEqual([
      expect.stringMatching(
        /deny_status 413 if \{ req\.hdr_val\(content-length\),sub\(txn\.most\) gt 0 \}$/,
      ),
    ]);
    expect(balancer.indexOf("http-request deny")).toBeGreaterThan(
      balancer.lastIndexOf("set-var(txn.most)"),
    );
  });

  test("has a line for each address of the table, and for none beside", () => {
    const named = [...balancer.matchAll(/path_beg ([^}]+) \}/g)].flatMap(([, begins]) =>
      begins!.split(" "),
    );
    const known = bodyLimits.map(({ begins }) => begins).filter((begins) => begins !== "/");
    expect(named.toSorted()).toEqual(known.toSorted());
  });
});

test("an ingress lets in the largest of them", () => {
  const { annotations = {} } = readManifest("Ingress").metadata;
  const sizes = Object.entries(annotations).filter(([name]) => name.endsWith("/proxy-body-size"));
  expect(Object.fromEntries(sizes)).toEqual({
    "haproxy-ingress.github.io/proxy-body-size": String(proxyFactor * largest),
    "nginx.ingress.kubernetes.io/proxy-body-size": String(proxyFactor * largest),
  });
});

test("no other file that is shipped sets a limit of its own", () => {
  const others = ["compose.yaml", "deploy/lintel.service", "deploy/kubernetes-database.yaml"];
  for (const path of others)
    expect(readDeployFile(path)).not.toMatch(/body-size|client_max_body|content-length/i);
  const limited = listManifests("deploy/kubernetes.yaml").filter(({ metadata }) =>
    JSON.stringify(metadata.annotations ?? {}).includes("body-size"),
  );
  expect(limited.map(({ kind }) => kind)).toEqual(["Ingress"]);
});

test("what the code reads is what the table says", () => {
  expect({ maxBodyBytes, maxDocumentBytes, maxUploadBytes, partBytes, maxFileBytes }).toEqual({
    maxBodyBytes: bodyBytes.form,
    maxDocumentBytes: bodyBytes.document,
    maxUploadBytes: bodyBytes.picture,
    partBytes: bodyBytes.picturePart,
    maxFileBytes: bodyBytes.feedFile,
  });
});

test.each([
  ["server/site/case-page.ts", "readUpload(request, bodyBytes.ownPage)"],
  ["app/office/tenancies/tenancy-page.tsx", "maxBytes: bodyBytes.letPage"],
  ["app/office/homes/editor/home-page.tsx", "maxBytes: bodyBytes.homePage"],
  ["app/office/feeds/feeds-page.tsx", "maxBytes: bodyBytes.feedPage"],
  ["server/site/reports/browser-reports.ts", "maxSize: bodyBytes.report"],
])("%s reads by the table", (path, words) => {
  expect(readDeployFile(path)).toContain(words);
});

test("a paper of 15 MB and the fields of its form fit through everything before an own page", () => {
  const sent = maxDocumentBytes + 1000;
  for (const path of ["/my-case/token", "/my-home/token"]) {
    expect(findBodyLimit(path)).toBeGreaterThan(sent);
    expect(findProxyLimit(path)).toBeGreaterThan(sent);
  }
});

test("a longer address does not fall under a shorter one before it", () => {
  for (const [index, { begins }] of bodyLimits.entries()) {
    for (const before of bodyLimits.slice(0, index))
      expect(begins.startsWith(before.begins)).toBe(false);
  }
});
