import { expect, test } from "vitest";
import { readBounceText, readDeliveryStatus } from "./delivery-report.ts";

const status = (action: string, more = "") =>
  `Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ada@example.com\r\nAction: ${action}\r\nStatus: 5.1.1\r\n${more}`;

test("a failed delivery says why, without addresses", () => {
  const diagnostic = "Diagnostic-Code: smtp; 550 5.1.1 <ada@example.com>\r\n  User unknown";
  expect(readDeliveryStatus(status("failed", diagnostic))).toEqual({
    hasFailed: true,
    reason: "550 5.1.1 (address) User unknown",
  });
});

test("without the server's words the status is the reason", () => {
  expect(readDeliveryStatus(status("Failed")).reason).toBe("5.1.1");
});

test.each(["delayed", "delivered", "relayed", "expanded"])("%s is no failure", (action) => {
  expect(readDeliveryStatus(status(action)).hasFailed).toBe(false);
});

test("one failed recipient of several counts", () => {
  const two = `${status("delivered")}\r\n\r\nFinal-Recipient: rfc822; b@example.com\r\nAction: failed\r\nDiagnostic-Code: smtp; 552 mailbox full`;
  expect(readDeliveryStatus(two)).toEqual({ hasFailed: true, reason: "552 mailbox full" });
});

test("a report of nothing is no failure", () => {
  expect(readDeliveryStatus("")).toEqual({
    hasFailed: false,
    reason: "The mail server gave no reason.",
  });
});

test("a bounce without the standard's parts is read from its text", () => {
  expect(readBounceText("Hi.\n<ada@example.com>:\n550 5.7.1 No such user ada@example.com")).toEqual(
    {
      hasFailed: true,
      reason: "550 5.7.1 No such user (address)",
    },
  );
  expect(readBounceText("Your mail is delayed. 451 greylisted").hasFailed).toBe(false);
});

test("a reason is one line of limited length", () => {
  const reason = readBounceText(`550 a\u2028b\t${"x".repeat(5000)}`).reason;
  expect(reason).toMatch(/^550 a b x+$/);
  expect(reason).toHaveLength(300);
});
