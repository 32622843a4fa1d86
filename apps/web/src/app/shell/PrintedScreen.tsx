import { OnPaper } from "@specimen/ui/PrintSheet/OnPaper.tsx";
import { usePrinting } from "../../services/hooks/usePrinting.ts";
import { PrintedOn } from "../../widgets/record/PrintedOn.tsx";

const none: readonly string[] = [];

/** The day and the address under a screen that is printed as it is. A sheet of paper has its own foot. */
export default function PrintedScreen() {
  const { isPrinting } = usePrinting(none);
  return isPrinting ? (
    <OnPaper>
      <PrintedOn />
    </OnPaper>
  ) : null;
}
