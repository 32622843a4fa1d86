import type { RuleWritten } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { BinIcon } from "@specimen/ui/Icon/editing.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { paths } from "../../../url/paths.ts";
import { ConfirmDialog } from "../../../widgets/form/ConfirmDialog.tsx";
import { outcomeOf } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { ifMatch } from "../../../widgets/rules/sentParams.ts";
import { useUndo } from "../../../widgets/rules/useUndo.ts";

/** Removes a link and shows those that are left; the toast that tells so brings it back. */
export function DeleteLink({ id, version }: { id: string; version: string }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  const navigate = useNavigate();
  const readAgain = () =>
    Promise.all([mutate(["/customer-links/all-languages"]), mutate(["/customer-links"])]);
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isPending } = useMutation<string>(
    async (known): Promise<RuleWritten> => {
      const written = writtenOf(
        await client.DELETE("/customer-links/{id}", {
          params: { path: { id }, query: { screen: "ct/customlinks" }, header: ifMatch(known) },
        }),
      );
      void navigate(paths.clientTool.links);
      await readAgain();
      return written;
    },
    {
      method: "DELETE",
      subject: "customerLink",
      outcomeOf,
      actionOf: useUndo("customerLink", readAgain),
    },
  );
  return (
    <>
      <Button
        variant="red"
        icon={<BinIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {t("clientTool.links.delete")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("clientTool.links.deleteTitle")}
        confirm={t("clientTool.links.delete")}
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
