import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { CheckView, KeptCheck } from "./keptChecks.ts";

/** The member of the query string with the id of a check; only who made it can open it. */
const member = "check";

/**
 * Has the address name the check that the server goes on with, so that a reload or going back opens
 * it again; gives the view of it, which is `opening` from the first picture on.
 */
export function useAddressedCheck(kept: KeptCheck, view: CheckView): CheckView {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(member);
  const isToOpen = inAddress !== null && view.status === "idle" && kept.isUnknown(inAddress);
  useEffect(() => {
    if (!isToOpen) return;
    kept.know(inAddress);
    kept.actor.send({ type: "check.opened", checkId: inAddress });
  }, [isToOpen, inAddress, kept]);
  const known = knownId(view);
  useEffect(() => {
    if (isToOpen || known === inAddress) return;
    if (known !== null) kept.know(known);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (known === null) after.delete(member);
        else after.set(member, known);
        return after;
      },
      { replace: true },
    );
  }, [isToOpen, known, inAddress, kept, setParams]);
  return isToOpen ? { ...view, status: "opening" } : view;
}

/** The id of a check that nothing is missing of: what is still to be sent is in this page alone. */
function knownId({ status, checkId }: CheckView): string | null {
  const isSent = status !== "idle" && status !== "capturing" && status !== "uploading";
  return isSent ? checkId : null;
}
