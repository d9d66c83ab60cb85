import { createCaseLink } from "./create-case-link.ts";
import { type OpenCase, openCustomerPage } from "../customer-page-links/open-case.ts";
import { handleLandlordForm } from "../customer-pages/landlord/handle-landlord-form.ts";
import { showLandlordCase } from "../customer-pages/landlord/show-landlord-case.ts";
import { addLandlord } from "../landlords/change-landlord.ts";
import type { TestEngine } from "./database.ts";
import { beatrix, useTenancies } from "./use-tenancies.ts";

const siteUrl = "https://lettings.example.com";
type Landlord = Extract<OpenCase, { kind: "landlord" }>;

/** Opens landlords' pages by a new link, shows them and sends their forms. */
export function useLandlordCase(engine: TestEngine) {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;

  async function open(landlordId = setup.known.landlordId): Promise<Landlord> {
    const at = setup.clock.now;
    const { url } = await orm().transaction((tx) =>
      createCaseLink(tx, { landlordId }, { siteUrl, at }),
    );
    const access = await openCustomerPage(await setup.app(), "landlord", url.split("/").at(-1)!);
    if (!access.ok || access.opened.kind !== "landlord") throw new Error("It did not open.");
    return access.opened;
  }
  const show = async (opened: Landlord, asked: string | null = null) =>
    showLandlordCase(await setup.app(), opened, asked);
  /** @param content of the file: the same one again is not kept twice */
  const send = async (opened: Landlord, fields: Record<string, string>, content = "") =>
    handleLandlordForm(await setup.app(), opened, {
      fields,
      file:
        fields["change"] === "paper"
          ? { name: "gas.pdf", bytes: new TextEncoder().encode(`%PDF-1.7\n${content}%%EOF`) }
          : null,
    });
  const addSolomon = async () =>
    addLandlord(await setup.app(), setup.known, {
      ...beatrix,
      firstname: "Solomon",
      email: "solomon@example.com",
      phone: "07700 900456",
      companyName: null,
      address: null,
    });
  return { setup, open, show, send, addSolomon };
}
