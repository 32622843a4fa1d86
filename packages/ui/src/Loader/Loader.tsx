import { Spinner } from "../Spinner/Spinner.tsx";
import { late, loader } from "./Loader.css.ts";

/** A spinner of 45 with a word of what is awaited; both show after 300 ms, the place is kept from the start. */
export function Loader({ text }: { text: string }) {
  return (
    <div className={loader} role="status">
      <div className={late}>
        <Spinner size={45} />
        <span>{text}</span>
      </div>
    </div>
  );
}
