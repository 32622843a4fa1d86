import { byId, useApiClient, useMutate } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { DeleteRecord } from "../DeleteRecord.tsx";

/** Deletes an item and shows those that are left. */
export function DeleteNews({ id, version }: { id: string; version: string }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  return (
    <DeleteRecord
      section="news"
      subject="news"
      label={t("clientTool.news.delete")}
      question={t("clientTool.news.deleteTitle")}
      version={version}
      remove={(header) =>
        client.DELETE("/news/{id}", {
          params: { path: { id }, query: { screen: "ct/news/form" }, header },
        })
      }
      readAgain={() => mutate(["/news/all-languages"])}
      readRecord={() => mutate(["/news/{id}/all-languages", byId(id)])}
      forgetRecord={() => mutate(["/news/{id}/all-languages", byId(id)], () => undefined)}
      list={paths.clientTool.news}
    />
  );
}
