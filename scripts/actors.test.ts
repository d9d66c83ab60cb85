import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const whose = "reads what is theirs";
const target = "is about a colleague whom somebody else lets go or lets in";
const column = "stores it, null where nobody of the office did it";

/**
 * Functions of `server/` that take the id of a colleague alone, each with its reason. Who does something is
 * a `StaffActor` or the `SignedIn`.
 */
const bareIds: Readonly<Record<string, string>> = {
  "server/conversations/unassign-conversations.ts unassignConversations": target,
  "server/conversations/is-for-me.ts isForMe": whose,
  "server/conversations/note-answered.ts recordAnswerElsewhere": column,
  "server/conversations/note-answered.ts recordEvent": column,
  "server/homes/certificates/chase-certificates.ts countHomesWithCertificatesToDo": whose,
  "server/homes/certificates/chase-certificates.ts listHomesWithCertificatesToDo": whose,
  "server/homes/list/list-homes.ts countHomes": whose,
  "server/homes/list/list-homes.ts listHomes": whose,
  "server/inbox/find-just-done.ts findJustDone": whose,
  "server/inbox/list/inbox-condition.ts buildInboxCondition": whose,
  "server/inbox/list/saved-views.ts listInboxViews": whose,
  "server/inbox/replies/reply-templates.ts findSignature": whose,
  "server/inbox/replies/undo-reply.ts findHeldReply": whose,
  "server/staff/account/choose-figures-mail.ts wantsFiguresMail": whose,
  "server/staff/account/passkey-challenges.ts storeChallenge": "is before a sign-in, too",
  "server/staff/account/passkey-challenges.ts useUpChallenge": "is before a sign-in, too",
  "server/staff/account/passkeys.ts listPasskeys": whose,
  "server/staff/account/staff-keys.ts listKeys": whose,
  "server/staff/sessions.ts listSessions": whose,
  "server/staff/sessions.ts startSession": "makes somebody an actor",
  "server/staff/sign-in/links.ts createLink": target,
  "server/tenancies/unassign-tenancies.ts unassignTenancies": target,
  "server/today/find-needs.ts isMine": whose,
  "server/today/unanswered.ts countUnanswered": whose,
  "server/today/unanswered.ts listTaken": "reads what others than they did",
  "server/today/unanswered.ts listUnanswered": whose,
  "server/viewings/requests/next-free-times.ts findNextFreeTimes": "reads whose times come first",
  "server/viewings/requests/offered-times.ts recordOfferedTimes": column,
  "server/viewings/requests/own-holds.ts listOwnHolds": whose,
  "server/viewings/availability/find-availability.ts findOwnNegotiator": whose,
  "server/viewings/availability/leave-staff.ts listViewingsOfColleague": whose,
  "server/viewings/diary/calendar-address.ts findCalendarAddress": whose,
  "server/viewings/feedback/find-feedback.ts countFeedbackDue": whose,
  "server/viewings/feedback/find-feedback.ts listFeedbackDue": whose,
};

type Node = { type: string } & Record<string, unknown>;
type Types = ReadonlyMap<string, Node>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const listChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const findChild = (node: Node, key: string): Node | null => {
  const child = node[key];
  return isNode(child) ? child : null;
};

/** Of an identifier, or the text of a literal. */
function readName(node: Node | null): string {
  const name = node?.["name"] ?? node?.["value"];
  return typeof name === "string" ? name : "";
}

/** Whether a type is a string, or may be one. */
function isText({ type, ...rest }: Node): boolean {
  if (type === "TSStringKeyword") return true;
  const isOpen = type === "TSUnionType" || type === "TSTypeAnnotation";
  return isOpen && listChildren({ type, ...rest }).some(isText);
}

const namesId = (node: Node): boolean =>
  (node.type === "TSLiteralType" && readName(findChild(node, "literal")) === "staffId") ||
  listChildren(node).some(namesId);

/** Whether a type has the id of a colleague as a text, itself or by a type of the same file. Lists are of rows. */
function holdsId(node: Node, types: Types): boolean {
  if (node.type === "TSArrayType") return false;
  if (node.type === "TSPropertySignature") {
    const is = findChild(node, "typeAnnotation");
    return readName(findChild(node, "key")) === "staffId" && is !== null && isText(is);
  }
  if (node.type === "TSTypeReference" || node.type === "TSInterfaceHeritage") {
    const name = readName(findChild(node, "typeName") ?? findChild(node, "expression"));
    const [from, keys] = listChildren(findChild(node, "typeArguments") ?? node);
    if (name === "Pick" && from && keys) {
      const isSomebody = readName(findChild(from, "typeName")) === "SignedIn";
      return namesId(keys) && !(isSomebody && keys.type === "TSUnionType");
    }
    if (name === "Record" && from) return namesId(from);
    const own = types.get(name);
    // A type may name itself.
    if (own) return holdsId(own, new Map([...types].filter(([one]) => one !== name)));
  }
  return listChildren(node).some((child) => holdsId(child, types));
}

function isBare(parameter: Node, types: Types): boolean {
  const named = findChild(parameter, "left") ?? parameter;
  const annotation = findChild(named, "typeAnnotation");
  if (annotation === null) return false;
  const isPerson = ["staffId", "actor", "by"].includes(readName(named));
  return (isPerson && isText(annotation)) || holdsId(annotation, types);
}

/** What a file declares at its top, with whether others may import it. */
function listDeclared(body: readonly Node[]) {
  return body.flatMap((statement) => {
    const exported = findChild(statement, "declaration");
    const declared = exported ?? statement;
    const each = declared.type === "VariableDeclaration" ? listChildren(declared) : [declared];
    return each.map((node) => ({ node, isExported: exported !== null }));
  });
}

/** Exported functions that take a bare id. */
function listBare(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const declared = listDeclared(Object.values(program).flat().filter(isNode));
  const types = new Map(
    declared
      .filter(({ node }) => /^TS(?:Interface|TypeAlias)Declaration$/.test(node.type))
      .map(({ node }) => [readName(findChild(node, "id")), node] as const)
      .filter(([name]) => name !== "StaffActor" && name !== "SignedIn"),
  );
  return declared
    .filter(({ isExported }) => isExported)
    .filter(({ node }) => {
      const { params = [] } = findChild(node, "init") ?? node;
      return Array.isArray(params) && params.filter(isNode).some((one) => isBare(one, types));
    })
    .map(({ node }) => `${file} ${readName(findChild(node, "id"))}`);
}

const files = globSync("server/**/*.{ts,tsx}").filter(
  (path) => !path.includes(".test.") && !path.startsWith("server/testing/"),
);

test("who does something is an actor, and an id alone is of whom something is about", () => {
  const found = files.flatMap((file) => listBare(file, readFileSync(file, "utf8")));
  expect(found.toSorted()).toEqual(Object.keys(bareIds).toSorted());
});

describe("a bare id is found", () => {
  test.each([
    ["function save(app: AppContext, staffId: string) {}"],
    ["function save(app: AppContext, actor: string) {}"],
    ["function save(staffId: string | null = null) {}"],
    ["async function save({ staffId, id }: { staffId: string; id: string }) {}"],
    ['function save(by: Pick<SignedIn, "staffId">) {}'],
    ['function save(by: Record<"staffId" | "id", string>) {}'],
    ["const save = (staffId: string) => staffId;"],
    ["function save(known: Known) {}\ninterface Known { id: string; staffId: string }"],
    [
      "function save(a: A) {}\ninterface A extends B { id: string }\ninterface B { staffId: string }",
    ],
  ])("in %s", (source) => {
    expect(listBare("save.ts", `export ${source}`)).toEqual(["save.ts save"]);
  });

  test.each([
    ["function save(app: AppContext, actor: StaffActor) {}"],
    ["function save(by: SignedIn, id: string) {}"],
    ['function save(by: Pick<SignedIn, "staffId" | "role">) {}'],
    ["function save(known: Known) {}\ninterface Known { by: StaffActor }"],
    ["interface Row { staffId: string }"],
  ])("not in %s", (source) => {
    expect(listBare("save.ts", `export ${source}`)).toEqual([]);
  });
});
