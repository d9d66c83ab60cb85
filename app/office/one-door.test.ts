import { and, eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { officeRoutes, siteRoutes } from "../routes.ts";
import {
  filePermissions,
  mayOpenFile,
  type PrivateFile,
} from "../../domain/documents/file-access.ts";
import { officeEntries } from "../../domain/staff/office-access.ts";
import { type Role, roles } from "../../domain/staff/roles.ts";
import { conversations } from "../../server/conversations/conversation-tables.ts";
import { audit } from "../../server/platform/submissions/submission-tables.ts";
import { appContext, clientAddress, siteOrigin } from "../../server/site/page-contexts.ts";
import { addBranch, islington, peckham } from "../../server/testing/branches.ts";
import { fillBranch, hireInto } from "../../server/testing/branch-records.ts";
import { testEngines } from "../../server/testing/database.ts";
import { useTenancies } from "../../server/testing/use-tenancies.ts";
import { officeOrigin, type TestBrowser } from "../../server/testing/office.ts";
import { answerRoute, buildUrl, visitOfficePage } from "../../server/testing/office-pages.ts";
import {
  addPrivateFiles,
  fileMark,
  linkHolders,
  receiveFile,
} from "../../server/testing/private-files.ts";

type Files = Awaited<ReturnType<typeof addPrivateFiles>>;
type FileName = Exclude<keyof Files, "certificateId">;
interface Address {
  params?: Record<string, string>;
  search?: string;
}

const kinds: Record<FileName, PrivateFile> = {
  identity: "tenancy",
  statement: "tenancy",
  terms: "landlord",
  certificate: "home",
  received: "received",
};
const fileNames: FileName[] = ["identity", "statement", "terms", "certificate", "received"];
const papers: FileName[] = ["identity", "statement", "terms", "certificate"];

/** Every way of staff to a private file. What is not here must hand out none. */
const doors: Record<string, { of: FileName[]; address: (files: Files, of: FileName) => Address }> =
  {
    "office/documents/:id": { of: papers, address: (files, of) => ({ params: { id: files[of] } }) },
    "office/listings/:id/landlord/:paper": {
      of: ["terms", "certificate"],
      address: (files, of) => ({ params: { id: records["home"]!, paper: files[of] } }),
    },
    "office/listings/:id/certificate": {
      of: ["certificate"],
      address: ({ certificateId }) => ({
        params: { id: records["home"]! },
        search: `?id=${certificateId}`,
      }),
    },
    "office/received-file/:id": {
      of: ["received"],
      address: (files, of) => ({ params: { id: files[of] } }),
    },
  };

/** Those of own pages, with what whoever holds which link may read there. */
const ownDoors: Record<string, Record<string, FileName[]>> = {
  "my-case/:token/paper/:id": { renter: ["identity", "statement"] },
  "my-home/:token/paper/:id": { landlord: ["statement", "terms", "certificate"] },
};

interface Visitor {
  name: string;
  role: Role;
  /** Whether what they are limited to is the branch of the files. Null: they are not limited. */
  isHere: boolean | null;
  browser: TestBrowser;
}

let records: Record<string, string> = {};

describe.each(testEngines)("A private file, on the %s engine,", (engine) => {
  const setup = useTenancies(engine);
  let visitors: Visitor[] = [];
  let files: Files;
  let south = "";

  beforeEach(async () => {
    const app = await setup.app();
    south = await addBranch(app, { ...peckham, areas: "", feedId: "" });
    const north = await addBranch(app, { ...islington, areas: "" });
    records = await fillBranch(setup, north);
    files = await addPrivateFiles(setup, {
      tenancy: records["tenancy"]!,
      conversation: records["conversation"]!,
    });
    visitors = [];
    for (const role of roles) {
      const browser = await hireInto(setup, null, role);
      visitors.push({ name: role, role, isHere: null, browser });
      if (role === "owner") continue;
      const [here, elsewhere] = [
        await hireInto(setup, north, role),
        await hireInto(setup, south, role),
      ];
      visitors.push({ name: `${role} of its branch`, role, isHere: true, browser: here });
      visitors.push({ name: `${role} of another`, role, isHere: false, browser: elsewhere });
    }
  });

  const visit = async ({ browser }: Visitor, pattern: string, { params = {}, search }: Address) =>
    visitOfficePage(await setup.app(), browser, { pattern, params, ...(search && { search }) });
  const visitSite = async (pattern: string, params: Record<string, string>, search = "") => {
    const { file } = siteRoutes.find(({ path }) => path === pattern)!;
    const context = new RouterContextProvider();
    context.set(appContext, await setup.app());
    context.set(clientAddress, "192.0.2.1");
    context.set(siteOrigin, officeOrigin);
    const url = buildUrl(pattern, params, search);
    return answerRoute(file, { request: new Request(url), url, pattern, params, context });
  };
  const find = (name: string) => visitors.find((one) => one.name === name)!;
  const isOpened = ({ status, text }: { status: number; text: string }) =>
    status === 200 && text.includes(fileMark);
  const countReadings = () => setup.database().orm.$count(audit, eq(audit.action, "document.read"));

  test("opens to each colleague by every page or by none, and each reading is in the audit", async () => {
    let readings = 0;
    for (const visitor of visitors) {
      const branchView = { isLimited: visitor.isHere !== null };
      for (const [pattern, { of, address }] of Object.entries(doors))
        for (const name of of) {
          const may = mayOpenFile(
            { role: visitor.role, branchView },
            kinds[name],
            visitor.isHere === true,
          );
          const asked = `${visitor.name}: ${name} by ${pattern}`;
          const answer = await visit(visitor, pattern, address(files, name));
          expect([asked, isOpened(answer)]).toEqual([asked, may]);
          readings += may ? 1 : 0;
        }
      expect([visitor.name, await countReadings()]).toEqual([visitor.name, readings]);
    }
    expect(readings).toBeGreaterThan(40);
  });

  test("opens on own pages to whom it belongs, and to nobody else", async () => {
    const links = await linkHolders(setup);
    for (const [pattern, rights] of Object.entries(ownDoors))
      for (const [holder, token] of Object.entries(links))
        for (const name of fileNames) {
          const asked = `${holder}: ${name} by ${pattern}`;
          const answer = await visitSite(pattern, { token, id: files[name] });
          const may = rights[holder]?.includes(name) ?? false;
          expect([asked, isOpened(answer)]).toEqual([asked, may]);
        }
    const by = and(eq(audit.action, "document.read"), eq(audit.actor, "visitor"));
    expect(await setup.database().orm.$count(audit, by)).toBe(5);
  });

  test("is handed out by no other page, by whichever id, and a new page is asked too", async () => {
    const links = await linkHolders(setup);
    const ids = Object.values(files);
    const powerful = [find("owner"), find("reader")];
    const staffPaths = officeRoutes.map(({ path }) => path!);
    for (const path of staffPaths.filter((one) => !doors[one] && !unread.has(one)))
      for (const id of ids)
        for (const visitor of powerful) {
          const params = { id, uid: id, listingId: id, paper: id, subject: "document" };
          const answer = await visit(visitor, path, { params, search: `?id=${id}` });
          const asked = `${visitor.name}: ${path}`;
          expect([asked, answer.text.includes(fileMark)]).toEqual([asked, false]);
        }
    const sitePaths = siteRoutes.flatMap(({ path }) => (path?.includes(":") ? [path] : []));
    for (const path of sitePaths)
      for (const id of ids)
        for (const token of path.includes(":token") ? [links.stranger, links.applicant] : [id]) {
          const answer = await visitSite(path, { id, token, name: id, file: id }, `?id=${id}`);
          expect([path, answer.text.includes(fileMark)]).toEqual([path, false]);
        }
  });

  test("that came with a mail goes with its conversation, when that is joined to another branch’s", async () => {
    const { orm } = setup.database();
    const [whole] = await orm
      .select()
      .from(conversations)
      .where(eq(conversations.id, records["conversation"]!));
    const { id: _id, ...row } = whole!;
    const [joined] = await orm
      .insert(conversations)
      .values({ ...row, personKey: "joined", branch: south, mergedInto: whole!.id })
      .returning();
    const id = await receiveFile(setup, joined!.id);
    const open = async (name: string) =>
      isOpened(await visit(find(name), "office/received-file/:id", { params: { id } }));
    expect(await open("negotiator of its branch")).toBe(true);
    expect(await open("negotiator of another")).toBe(false);
  });
});

/** Streams, which end with the site. */
const unread = new Set(["office/events", "office/sign-out"]);

test("what the table of pages asks of who opens a file is what the door asks", () => {
  for (const [pattern, { of }] of Object.entries(doors))
    for (const name of of)
      expect([pattern, officeEntries[pattern]?.read]).toEqual([
        pattern,
        filePermissions[kinds[name]],
      ]);
});
