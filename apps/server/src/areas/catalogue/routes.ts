import { catalogue } from "@specimen/api/contract";
import { implement } from "../../http/implement.ts";
import type { AppApi } from "../defineArea.ts";

/** GET /catalogue/revision; a page that has the current revision is answered 304. */
export function catalogueRoutes(api: AppApi): void {
  const { revision } = api.context;
  implement(api, catalogue, {
    revision: {
      byRevision: async ({ user, today }) => ({
        revision: [revision, user.customer.rulesRevision, today].join("-"),
      }),
    },
  });
}
