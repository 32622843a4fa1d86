import { useApiClient, useMutate } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { DeleteRecord } from "../DeleteRecord.tsx";

/** Removes a link and shows those that are left. */
export function DeleteLink({ id, version }: { id: string; version: string }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  return (
    <DeleteRecord
      section="customerLinks"
      subject="customerLink"
      label={t("clientTool.links.delete")}
      question={t("clientTool.links.deleteTitle")}
      version={version}
      remove={(header) =>
        client.DELETE("/customer-links/{id}", {
          params: { path: { id }, query: { screen: "ct/customlinks" }, header },
        })
      }
      readAgain={() =>
        Promise.all([mutate(["/customer-links/all-languages"]), mutate(["/customer-links"])])
      }
      list={paths.clientTool.links}
    />
  );
}
