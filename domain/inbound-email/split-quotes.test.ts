import { describe, expect, test } from "vitest";
import { splitQuotes } from "./split-quotes.ts";

const answer = "Thursday at six suits us.\n\nKind regards,\nAda Obi\n07700 900461";

const quotes: Record<string, string> = {
  Gmail: `On Tue, 24 Nov 2026 at 10:02, Keystone Lettings <lettings@keystone.example.com> wrote:

> Dear Ada,
>
> would Thursday at six suit you?`,
  "Gmail with its header broken over two lines": `On Tue, 24 Nov 2026 at 10:02, Keystone Lettings of Southwark and Lambeth <
lettings@keystone.example.com> wrote:

> would Thursday at six suit you?`,
  "Apple Mail": `On 24 Nov 2026, at 10:02, Keystone Lettings <lettings@keystone.example.com> wrote:

> would Thursday at six suit you?
>
> Sam`,
  "Apple Mail on a telephone": `Sent from my iPhone

> On 24 Nov 2026, at 10:02, Keystone Lettings <lettings@keystone.example.com> wrote:
> 
> would Thursday at six suit you?`,
  "Yahoo, which marks no line": `On Tuesday, 24 November 2026 at 10:02:11 GMT, Keystone Lettings <lettings@keystone.example.com> wrote:

Dear Ada,
would Thursday at six suit you?`,
  Outlook: `From: Keystone Lettings <lettings@keystone.example.com>
Sent: 24 November 2026 10:02
To: Ada Obi <ada@example.com>
Subject: Your enquiry

Dear Ada,
would Thursday at six suit you?`,
  "Outlook in a browser": `________________________________
From: Keystone Lettings <lettings@keystone.example.com>
Sent: 24 November 2026 10:02
To: Ada Obi <ada@example.com>
Subject: Your enquiry

Dear Ada,`,
  "Outlook on a telephone": `Get Outlook for Android<https://aka.ms/AAb9ysg>

________________________________

From: Keystone Lettings <lettings@keystone.example.com>
Date: Tuesday, 24 November 2026 at 10:02
To: Ada Obi <ada@example.com>
Subject: Your enquiry

Dear Ada,`,
  "Outlook for the Mac, with its bold names": `*From:* Keystone Lettings <lettings@keystone.example.com>
*Date:* Tuesday, 24 November 2026 at 10:02
*To:* Ada Obi <ada@example.com>
*Subject:* Your enquiry

Dear Ada,`,
  "old Outlook": `-----Original Message-----
From: Keystone Lettings
Sent: 24 November 2026 10:02
To: Ada Obi
Subject: Your enquiry

Dear Ada,`,
  "a forwarded mail": `---------- Forwarded message ---------
From: Keystone Lettings <lettings@keystone.example.com>
Date: Tue, 24 Nov 2026 at 10:02
Subject: Your enquiry
To: <ada@example.com>

Dear Ada,`,
  "quoted lines alone": `> would Thursday at six suit you?
> Sam`,
};

describe("the quoted mail is cut off and kept", () => {
  test.each(Object.entries(quotes))("%s", (name, rest) => {
    const cut = splitQuotes(`${answer}\n\n${rest}\n`);
    const signOff = /^(?:Sent from my iPhone|Get Outlook for Android<.*>)/.exec(rest)?.[0];
    expect(cut.text).toBe(signOff ? `${answer}\n\n${signOff}` : answer);
    expect(cut.quoted).not.toBeNull();
    expect(`${cut.text}\n\n${cut.quoted}`).toContain(
      name.startsWith("quoted") ? "Sam" : "Keystone",
    );
  });
});

test("line ends of any system are read", () => {
  expect(splitQuotes("Yes.\r\n\r\n> when?\r\n")).toEqual({ text: "Yes.", quoted: "> when?" });
});

describe("nothing is cut", () => {
  const whole = {
    "from a mail without a quote": answer,
    "from answers between the quoted lines": "> Do you smoke?\nNo.\n\n> Any pets?\nOne cat.",
    "from answers between the lines below a header":
      "Answers below.\n\nOn Tue, 24 Nov 2026 at 10:02, Keystone <a@example.com> wrote:\n\n> Pets?\n\nOne cat.\n\n> Smokers?\n\nNone.",
    "where only the quote was sent": "> would Thursday at six suit you?",
    "from a sentence that begins with On":
      "Hello,\nOn 24 November I wrote:\nthe boiler is cold. On that day it snowed.",
    "at a line that begins with From": "From: London Bridge it is ten minutes.\nIs that right?",
    "at a list of names and times": "To: the landlord\nPlease mend the boiler.",
  };
  test.each(Object.entries(whole))("%s", (_, mail) => {
    expect(splitQuotes(mail)).toEqual({ text: mail, quoted: null });
  });
});

/** A rule that looks back or ahead for every line would take hours. */
test.each([
  "On 1 a\n",
  "On 1:00 wrote:\n",
  "From: a\n",
  "> a\nb\n",
  `${"_".repeat(10)}\n\n`,
  "-".repeat(12),
])("a hostile mail of %j takes no longer than any other of its length", (line) => {
  const mail = line.repeat(50_000);
  const { text, quoted } = splitQuotes(mail);
  expect(text.length + (quoted?.length ?? 0)).toBeLessThanOrEqual(mail.length);
});
