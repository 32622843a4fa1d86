import { dataCheck } from "@specimen/api/contract";
import { type Api, implement } from "../../http/implement.ts";

/** Mounts the data-check calls of specification 7.7. */
export function dataCheckRoutes(api: Api): void {
  implement(api, dataCheck, {
    config: async ({ user }) => {
      const { dataCheckEnabled, verificationProfile } = user.customer.settings;
      return { enabled: dataCheckEnabled, verificationProfile };
    },
  });
}
