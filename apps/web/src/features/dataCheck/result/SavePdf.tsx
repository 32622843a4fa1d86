import type { DataCheck } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveBase64File } from "../../../browser/files.ts";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { usePermissions } from "../../../services/hooks/useSession.ts";
import { answerOf } from "../answerOf.ts";

/** Saves the result as a PDF; what it holds is said before, pictures are in it only where asked for. */
export function SavePdf({ check }: { check: DataCheck }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const maySave = usePermissions().includes("identity_documents:data_check_pdf_export:read");
  const [isOpen, setIsOpen] = useState(false);
  const [hasPictures, setHasPictures] = useState(false);
  const mutation = useMutation<boolean>(
    async (isShowing) => {
      const { name, data } = answerOf(
        await client.GET("/identity-documents/data-check/{id}/pdf", {
          params: { path: { id: check.id }, query: { pictures: isShowing } },
        }),
      );
      saveBase64File(name, "application/pdf", data);
      setIsOpen(false);
    },
    { method: "POST", isSeen: true },
  );
  if (!maySave) return null;
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t("dataCheck.pdf.title")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("dataCheck.pdf.title")}
        closeLabel={t("shell.close")}
        actions={
          <Button
            pending={mutation.status === "pending"}
            onClick={() => mutation.submit(hasPictures)}
          >
            {t("dataCheck.pdf.title")}
          </Button>
        }
      >
        <Stack gap={10}>
          <Text>{t("dataCheck.pdf.text")}</Text>
          {check.pages.length > 0 && (
            <Checkbox
              label={t("dataCheck.pdf.pictures")}
              checked={hasPictures}
              onCheckedChange={setHasPictures}
            />
          )}
        </Stack>
      </Dialog>
    </>
  );
}
