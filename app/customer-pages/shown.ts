import type { Route as RenterRoute } from "./renter/+types/my-case-page";
import type { Route as LandlordRoute } from "./landlord/+types/my-home-page";

type RenterPage = NonNullable<RenterRoute.ComponentProps["loaderData"]["shown"]>;
export type RenterHomeCase = NonNullable<RenterPage["current"]>;

export type LandlordPage = NonNullable<LandlordRoute.ComponentProps["loaderData"]["shown"]>;
export type LandlordHomeCase = NonNullable<LandlordPage["current"]>;
export type AskedOffer = LandlordHomeCase["offers"][number];
