import { expect, test } from "vitest";
import { redactPath } from "./logged-path.ts";

test.each([
  ["/api/enquiry/a0SJjRlFosofCIk40e", "/api/enquiry/:id"],
  ["/offer/sFLV1Gdj5aO79EiFaZxs", "/offer/:id"],
  ["/api/alert/dGhpcy1pcy1hLXRva2VuLW9mLWFsZXJ0/confirm", "/api/alert/:id/confirm"],
  ["/property-management-services", "/property-management-services"],
  ["/property/pocffn2no424", "/property/pocffn2no424"],
  ["/flats-to-rent/elephant-and-castle", "/flats-to-rent/elephant-and-castle"],
  ["/", "/"],
])("%s is logged as %s", (path, logged) => {
  expect(redactPath(path)).toBe(logged);
});
