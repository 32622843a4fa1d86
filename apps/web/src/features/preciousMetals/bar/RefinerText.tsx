import { CustomerTextState } from "../../../widgets/catalogue/CustomerTextState.tsx";
import { CustomerText } from "../../../widgets/metals/CustomerText.tsx";
import { refinerInfoQuery } from "../queries.ts";

/** What the customer has written on the bars of a refiner. */
export function RefinerText({ refinerId }: { refinerId: string }) {
  return (
    <CustomerTextState query={refinerInfoQuery.useData(refinerId)}>
      {({ info }) => <CustomerText info={info} />}
    </CustomerTextState>
  );
}
