import { catalogue } from "@specimen/api/contract";
import { type Api, implement } from "../../http/implement.ts";

/** Mounts /catalogue/revision; a page that knows the revision is answered 304. */
export function catalogueRoutes(api: Api): void {
  const { revision } = api.world;
  implement(api, catalogue, {
    revision: {
      byRevision: async ({ user, today }) => ({
        revision: [revision, user.customer.rulesRevision, today].join("-"),
      }),
    },
  });
}
