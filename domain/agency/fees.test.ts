import { expect, test } from "vitest";
import {
  formatFee,
  fees,
  formatGrossFee,
  findMonthlyManagement,
  formatNetFee,
  withVat,
} from "./fees.ts";

test.each([
  ["tenant find", fees.landlords.tenantFind, "£1,200 + VAT (£1,440 including VAT)"],
  ["management", fees.landlords.management, "5% + VAT (6% including VAT)"],
  ["the least for management", fees.landlords.managementFrom, "£60 + VAT (£72 including VAT)"],
  ["tenant find, services", fees.services.tenantFind, "3% + VAT (3.6% including VAT)"],
  ["management, services", fees.services.management, "4% + VAT (4.8% including VAT)"],
  ["Property Wallet", fees.wallet, "£50 + VAT (£60 including VAT)"],
])("%s stands with its figure including VAT beside it", (_, fee, label) => {
  expect(formatFee(fee)).toBe(label);
});

test("a fee is shown alone without and with VAT", () => {
  const { tenantFind, management } = fees.landlords;
  expect([formatNetFee(tenantFind), formatGrossFee(tenantFind)]).toEqual(["£1,200", "£1,440"]);
  expect([formatNetFee(management), formatGrossFee(management)]).toEqual(["5%", "6%"]);
});

test("VAT is 20%, with no trace of binary fractions", () => {
  expect([3, 4, 5, 50, 60, 1200].map(withVat)).toEqual([3.6, 4.8, 6, 60, 72, 1440]);
});

test.each([
  [0, 60],
  [1000, 60],
  [1200, 60],
  [1500, 75],
  [2500, 125],
])("management of a rent of £%d is £%d a month: 5%%, and at least £60", (rent, fee) => {
  expect(findMonthlyManagement(rent)).toEqual({ pounds: fee });
});
