import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every page's URL. */
export default [
  index("site/home.tsx"),
  route("properties", "search/properties-page.tsx"),
  route("flats-to-rent/:id", "search/area-page.tsx"),
  route("property/:id", "property/property-page.tsx"),
  route("propertys/:id", "property/property-page.tsx", { id: "propertys" }),
  route("enquire/:id", "journeys/enquiry/enquiry-page.tsx"),
  route("book-view/:id", "journeys/enquiry/viewing-page.tsx"),
  route("book-viewing/:id", "journeys/enquiry/viewing-page.tsx", { id: "book-viewing" }),
  route("sorry", "site/sorry.tsx"),
  route("*", "site/not-found.tsx"),
] satisfies RouteConfig;
