import { eq } from "drizzle-orm";
import { createCaseLink } from "./create-case-link.ts";
import { type OpenCase, openCustomerPage } from "../customer-page-links/open-case.ts";
import { handleRenterForm } from "../customer-pages/renter/handle-renter-form.ts";
import { showRenterCase } from "../customer-pages/renter/show-renter-case.ts";
import { contacts } from "../contacts/contact-tables.ts";
import type { TestEngine } from "./database.ts";
import { useTenancies } from "./use-tenancies.ts";

const siteUrl = "https://lettings.example.com";
type Renter = Extract<OpenCase, { kind: "renter" }>;

export const createPdf = (name = "passport.pdf") => {
  return { name, bytes: new TextEncoder().encode("%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF") };
};

/** Opens renters' pages by a new link, shows them and sends their forms. */
export function useRenterCase(engine: TestEngine) {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;

  async function open(email: string): Promise<Renter> {
    const [contact] = await orm().select().from(contacts).where(eq(contacts.email, email));
    const at = setup.clock.now;
    const { url } = await orm().transaction((tx) =>
      createCaseLink(tx, { contactId: contact!.id }, { siteUrl, at }),
    );
    const access = await openCustomerPage(await setup.app(), "renter", url.split("/").at(-1)!);
    if (!access.ok || access.opened.kind !== "renter") throw new Error("It did not open.");
    return access.opened;
  }
  const show = async (opened: Renter, asked: string | null = null) =>
    showRenterCase(await setup.app(), opened, asked);
  const send = async (opened: Renter, fields: Record<string, string>, file = createPdf()) =>
    handleRenterForm(await setup.app(), opened, {
      fields,
      file: fields["change"] === "paper" ? file : null,
    });
  return { setup, open, show, send };
}
