import { describe, expect, test } from "vitest";
import {
  type BackupHome,
  calculateBackupEnd,
  describeBackup,
  findBackup,
  nameBackup,
} from "./backup.ts";

const offer = { state: "submitted", backupUntil: "2026-12-05" } as const;
const until = offer.backupUntil;
const today = "2026-11-25";
const letAgreed: BackupHome = {
  status: "let-agreed",
  last: { state: "progressing", endedOn: null },
  isUndecided: false,
};
const fallen = { state: "fallen-through", endedOn: "2026-11-24" } as const;

describe("an offer that is kept", () => {
  test("waits for the one that was accepted, until its day", () => {
    expect(findBackup(offer, letAgreed, today)).toEqual({ until, before: "accepted" });
    expect(findBackup(offer, letAgreed, "2026-12-06")).toBeNull();
  });

  test("also where the feed alone says that the home is let agreed", () => {
    const home = { ...letAgreed, last: null };
    expect(findBackup(offer, home, today)).toEqual({ until, before: "accepted" });
  });

  test.each([
    ["nobody has decided what comes next", { status: "let-agreed", isUndecided: true }],
    ["the home is to let again", { status: "available", isUndecided: false }],
  ] as const)("is told that the other fell through: %s", (_why, home) => {
    const after = { ...home, last: fallen };
    expect(findBackup(offer, after, today)).toEqual({ until, before: "fell-through" });
    // It fell through by the day that was promised.
    expect(findBackup(offer, after, "2026-12-10")).toMatchObject({ before: "fell-through" });
  });

  test("is not told so of a tenancy that ended before it was kept, or after its day", () => {
    const home = (endedOn: string) =>
      ({ status: "available", last: { ...fallen, endedOn }, isUndecided: false }) as const;
    expect(findBackup(offer, home("2026-11-20"), today)).toMatchObject({ before: "considered" });
    expect(findBackup(offer, home("2026-12-06"), "2026-12-07")).toBeNull();
  });

  test("waits for another let of the home that was agreed since", () => {
    const home = { ...letAgreed, last: fallen };
    expect(findBackup(offer, home, today)).toMatchObject({ before: "accepted" });
  });

  test("is none once it is decided, or the home is withdrawn", () => {
    expect(findBackup({ ...offer, state: "declined" }, letAgreed, today)).toBeNull();
    const withdrawn = { ...letAgreed, status: "withdrawn", last: fallen } as const;
    expect(findBackup(offer, withdrawn, today)).toBeNull();
  });
});

describe("what whoever made it reads", () => {
  const only = { until, before: "accepted", isOnly: true } as const;

  test("is that theirs is next, where no other is kept", () => {
    expect(nameBackup(only)).toBe("Your offer is next in line");
    expect(describeBackup(only)).toBe(
      "The landlord has accepted another offer. If that falls through by 05/12/2026, yours is next.",
    );
  });

  test("is that theirs is one of several, where others are", () => {
    const several = { ...only, isOnly: false };
    expect(nameBackup(several)).toBe("Your offer is one of the backups");
    expect(describeBackup(several)).toMatch(
      /by 05\/12\/2026, we’ll ask .* Yours is one of them\.$/,
    );
    expect(describeBackup(several)).not.toContain("next");
  });

  test("is no acceptance that nobody has decided", () => {
    expect(describeBackup({ ...only, before: "considered" })).toMatch(
      /^The landlord is considering another offer first\./,
    );
  });

  test("is that we ask, once the other fell through", () => {
    const text = describeBackup({ ...only, before: "fell-through" });
    expect(text).toContain("that tenancy isn’t going ahead. We’re asking the landlord about your");
    expect(text).not.toContain("is next");
  });
});

test("a back-up stands as long as the first has to agree", () => {
  expect(calculateBackupEnd("2026-11-24")).toBe("2026-12-08");
});
