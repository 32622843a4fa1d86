import { NoSign } from "../Icon/firstPage.tsx";
import { fieldError } from "./FieldError.css.ts";

/** What is wrong with a field, with its sign; the region is there before the message so that it is read out. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div id={id} role="alert">
      {text !== undefined && (
        <span className={fieldError}>
          <NoSign size={16} />
          {text}
        </span>
      )}
    </div>
  );
}
