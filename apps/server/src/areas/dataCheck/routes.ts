import { dataCheck } from "@specimen/api/contract";
import { implement } from "../../http/implement.ts";
import type { AppApi } from "../defineArea.ts";

/** The data-check calls of specification 7.7. */
export function dataCheckRoutes(api: AppApi): void {
  implement(api, dataCheck, {
    config: async ({ user }) => {
      const { dataCheckEnabled, verificationProfile } = user.customer.settings;
      return { enabled: dataCheckEnabled, verificationProfile };
    },
  });
}
