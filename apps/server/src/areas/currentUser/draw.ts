import { eq } from "drizzle-orm";
import { customers } from "../../auth/tables.ts";
import { pictureAddress } from "../../http/pictures.ts";
import { drawCustomerLogo } from "../../images/drawCustomerLogo.ts";
import type { AppContext, Drawings } from "../defineArea.ts";

/** The logos of customers. */
export const logoDrawings: Drawings = {
  "/logos/:file":
    ({ database }) =>
    async ({ file = "" }) => {
      const [, id] = /^([\w-]+)\.svg$/.exec(file) ?? [];
      if (id === undefined) return undefined;
      const [customer] = await database
        .select({ name: customers.name })
        .from(customers)
        .where(eq(customers.id, id));
      return customer && drawCustomerLogo(customer.name, id);
    },
};

/** The public address of a customer's logo. */
export const logoAddress = (context: AppContext, customerId: string): string =>
  pictureAddress(context, `/logos/${encodeURIComponent(customerId)}.svg`);
