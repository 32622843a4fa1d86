import type { RuleWritten } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { BinIcon } from "@specimen/ui/Icon/editing.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUndo } from "../../../widgets/rules/useUndo.ts";
import { ifMatch } from "../../../widgets/rules/sentParams.ts";
import { useNavigate } from "react-router-dom";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { paths } from "../../../url/paths.ts";
import { ConfirmDialog } from "../../../widgets/form/ConfirmDialog.tsx";
import { outcomeOf } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";

/** Deletes an item and shows those that are left; the toast that tells so brings it back whole. */
export function DeleteNews({ id, version }: { id: string; version: string }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  const navigate = useNavigate();
  const readAgain = () => mutate(["/news/all-languages"]);
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isPending } = useMutation<string>(
    async (known): Promise<RuleWritten> => {
      const written = writtenOf(
        await client.DELETE("/news/{id}", {
          params: {
            path: { id },
            query: { screen: "ct/news/form" },
            header: ifMatch(known),
          },
        }),
      );
      await readAgain();
      void navigate(paths.clientTool.news);
      return written;
    },
    { method: "DELETE", subject: "news", outcomeOf, actionOf: useUndo("news", readAgain) },
  );
  return (
    <>
      <Button
        variant="red"
        icon={<BinIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {t("clientTool.news.delete")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("clientTool.news.deleteTitle")}
        confirm={t("clientTool.news.delete")}
        isGrave
        isPending={isPending}
        onConfirm={() => submit(version)}
        onCancel={() => setIsAsking(false)}
      >
        <Text>{t("clientTool.news.deleteText")}</Text>
      </ConfirmDialog>
    </>
  );
}
