import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { timestamptz, tsvector } from "../platform/database/columns.ts";
import type {
  Development,
  ListingMedia,
  ListingStatus,
  SpecialFeature,
} from "../../domain/listings/listing.ts";
import {
  type MaterialInformation,
  unknownMaterialInformation,
} from "../../domain/listings/facts/material-facts.ts";
import type { Furnishing, PropertyType } from "../../domain/listings/facts/plain-facts.ts";
import type { NearStation } from "../../domain/places/geo.ts";
import { buildFeatureBitsSql } from "./feature-bits.ts";
import { buildFoldedColumnsSql, searchWordsSql } from "../platform/database/folded-columns.ts";
import { searchIndexes } from "./search-indexes.ts";

/** A fact that the site learned to ask about after a home was stored is not known of it. */
const materialColumn = customType<{
  data: MaterialInformation;
  driverData: Partial<MaterialInformation> | string;
}>({
  dataType: () => "jsonb",
  fromDriver: (stored) => ({
    ...unknownMaterialInformation,
    ...(typeof stored === "object" && stored),
  }),
  toDriver: (material) => JSON.stringify(material),
});

/** Must match `getSearchText` in `domain/search/search-match.ts`. */
const searchedColumns = ["name", "display_address", "area", "city", "outcode"];

/** Must match the first of `getPhotos`. */
const firstPhoto = sql`jsonb_path_query_first(media, '$[*] ? (@.kind == "photo")')`;

/** Rents are whole pounds a month. Dates are London dates as `YYYY-MM-DD`. */
export const listings = pgTable(
  "listings",
  {
    id: text("id").primaryKey(),
    branchId: text("branch_id").notNull(),
    agentRef: text("agent_ref").notNull(),
    status: text("status").$type<ListingStatus>().notNull(),
    name: text("name").notNull(),
    area: text("area").notNull(),
    city: text("city").notNull(),
    displayAddress: text("display_address").notNull(),
    address: text("address").notNull(),
    outcode: text("outcode").notNull(),
    incode: text("incode").notNull(),
    propertyType: text("property_type").$type<PropertyType>().notNull(),
    propertySubtype: text("property_subtype"),
    bedrooms: integer("bedrooms").notNull(),
    bathrooms: integer("bathrooms"),
    furnishing: text("furnishing").$type<Furnishing>(),
    rentPcm: integer("rent_pcm").notNull(),
    noDeposit: boolean("no_deposit").notNull(),
    availableFrom: date("available_from", { mode: "string" }),
    shortDescription: text("short_description").notNull(),
    longDescription: text("long_description").notNull(),
    specialFeatures: text("special_features").array().$type<SpecialFeature[]>().notNull(),
    displayFeatures: text("display_features").array().notNull(),
    lat: doublePrecision("lat").notNull(),
    long: doublePrecision("long").notNull(),
    locationAccurate: boolean("location_accurate").notNull(),
    stations: jsonb("stations").$type<NearStation[]>().notNull(),
    media: jsonb("media").$type<ListingMedia[]>().notNull(),
    /** First photo, so that cards need not read the whole media list. */
    cover: jsonb("cover").$type<ListingMedia>().generatedAlwaysAs(firstPhoto),
    material: materialColumn("material").notNull(),
    development: jsonb("development").$type<Development>(),
    listedAt: timestamptz("listed_at").notNull().defaultNow(),
    previousRentPcm: integer("previous_rent_pcm"),
    reducedAt: timestamptz("reduced_at"),
    /** Null unless the status is let-agreed. */
    letAgreedAt: timestamptz("let_agreed_at"),
    featureBits: integer("feature_bits")
      .notNull()
      .generatedAlwaysAs(buildFeatureBitsSql("special_features")),
    /** Read by processes of an earlier release that may still run beside this one. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(buildFoldedColumnsSql(...searchedColumns)),
    searchWords: tsvector("search_words")
      .notNull()
      .generatedAlwaysAs(searchWordsSql(...searchedColumns)),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("listings_branch_ref").on(table.branchId, table.agentRef),
    ...searchIndexes(table),
    index("listings_names").on(table.name, table.id),
    check("listings_rent_positive", sql`${table.rentPcm} > 0`),
    check("listings_id_no_enquiry", sql`${table.id} not like 'a0%'`),
  ],
);

/**
 * Events in id order: a smaller id is never committed after a greater one (`listing-history.ts`).
 */
export const listingEvents = pgTable(
  "listing_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id),
    kind: text("kind").$type<"new" | "reduced" | "back">().notNull(),
    rentPcm: integer("rent_pcm").notNull(),
    previousRentPcm: integer("previous_rent_pcm"),
    happenedAt: timestamptz("happened_at").notNull().defaultNow(),
  },
  (table) => [
    index("listing_events_listing").on(table.listingId),
    index("listing_events_reduced")
      .on(table.happenedAt)
      .where(sql`${table.kind} = 'reduced'`),
    check("listing_events_kind", sql`${table.kind} in ('new', 'reduced', 'back')`),
  ],
);
