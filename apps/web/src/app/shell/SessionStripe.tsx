import type { IdentityErrorCode } from "@specimen/core/identity";
import { Stripe } from "@specimen/ui/Banner/Stripe.tsx";
import { WarnSign } from "@specimen/ui/Icon/signs.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { identityErrorMessage } from "../../i18n/errorMessage.ts";
import { useIsOnline } from "../../services/hooks/useConnection.ts";
import { isStuck, useSession, useSignIn } from "../../services/hooks/useSession.ts";

/** A try that may simply be made again: nothing was refused. */
const isPassing = (error: IdentityErrorCode) => error === "timeout" || error === "request_error";

/**
 * Says above everything that a sign-in could not be renewed, and how to go on without leaving the
 * page. What failed for want of a token is read again as soon as there is one.
 */
export default function SessionStripe() {
  const { t } = useTranslation("auth");
  const { t: tShared } = useTranslation("migration");
  const session = useSession();
  const { error } = session;
  const isOnline = useIsOnline();
  const { mutate } = useSWRConfig();
  const send = useSignIn();
  const hasTrouble = isStuck(session);
  const hadTrouble = useRef(hasTrouble);
  useEffect(() => {
    if (hadTrouble.current && !hasTrouble) void mutate(() => true);
    hadTrouble.current = hasTrouble;
  }, [hasTrouble, mutate]);

  if (!hasTrouble || !isOnline) return null;
  if (error === null) return <Stripe icon={<WarnSign />} text={t("step.inPopup")} />;
  const { title, text } = identityErrorMessage(error, tShared);
  const ways = {
    again: { label: tShared("state.retry"), onClick: () => void mutate(() => true) },
    page: { label: t("onThisPage"), onClick: () => send({ type: "provider.requested" }) },
    window: { label: t("goOnInWindow"), onClick: () => send({ type: "popup.requested" }) },
  };
  const said = { icon: <WarnSign />, text: `${title}. ${text}` };
  // Where the provider refuses frames, every further try ends alike, and a window goes on.
  if (isPassing(error)) return <Stripe {...said} action={ways.again} otherAction={ways.window} />;
  return <Stripe {...said} action={error === "popup_open" ? ways.page : ways.window} />;
}
