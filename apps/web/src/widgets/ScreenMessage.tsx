import { StateMessage, type StateMessageProps } from "@specimen/ui/StateMessage/StateMessage.tsx";

/** A message in place of content; one with the heading of a screen names the tab too. */
export function ScreenMessage(message: StateMessageProps) {
  return (
    <>
      {message.headingLevel === 1 && <title>{`${message.title} · Specimen`}</title>}
      <StateMessage {...message} />
    </>
  );
}
