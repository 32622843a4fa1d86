import * as z from "zod/mini";
import { operation } from "./operation.ts";

/** Whether the customer checks documents, and how (specification 3): a photo, or an uploaded scan. */
export const DataCheckConfig = z
  .object({
    enabled: z.boolean(),
    verificationProfile: z.enum(["auto-verify", "scan-upload"]),
  })
  .register(z.globalRegistry, { id: "DataCheckConfig" });
export type DataCheckConfig = z.infer<typeof DataCheckConfig>;

export const dataCheck = {
  config: operation({
    method: "get",
    path: "/identity-documents/data-check/auto-verify/config",
    summary: "Whether and how the customer checks documents",
    access: ["identity_documents:data_check_access:read"],
    answer: DataCheckConfig,
  }),
};
