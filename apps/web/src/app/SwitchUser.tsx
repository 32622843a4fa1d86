import { Button } from "@specimen/ui/Button/Button.tsx";
import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../services/hooks/useCurrentUser.ts";
import { useSession, useSignIn } from "../services/hooks/useSession.ts";
import { Waiting } from "./Waiting.tsx";

/** A one-time link was opened while somebody is signed in: nobody changes places unasked. */
export default function SwitchUser() {
  const { t } = useTranslation(["auth", "translation"]);
  const { user } = useSession();
  const send = useSignIn();
  const stay = () => send({ type: "switch.declined" });
  // A session of a one-time link knows no name, the account does.
  const { data: account, error } = useCurrentUser();
  const name = account?.user.nickname ?? user?.nickname ?? (error && user?.sub);
  if (name === undefined) return <Waiting />;
  return (
    <Dialog
      isOpen
      onClose={stay}
      title={t("switch.title")}
      closeLabel={t("shell.close", { ns: "translation" })}
      actions={
        <>
          <Button onClick={stay}>{t("switch.stay", { name })}</Button>
          <Button variant="secondary" onClick={() => send({ type: "switch.confirmed" })}>
            {t("switch.change")}
          </Button>
        </>
      }
    >
      {t("switch.text", { name })}
    </Dialog>
  );
}
