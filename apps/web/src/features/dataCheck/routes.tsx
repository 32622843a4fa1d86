import { useLocation } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { PhoneCheckScreen } from "./phone/PhoneCheckScreen.tsx";
import { PrivacyScreen } from "./PrivacyScreen.tsx";
import { ScanScreen } from "./scan/ScanScreen.tsx";
import { FormScreen } from "./form/FormScreen.tsx";

/** The screens of the data check; the way of checking is the base of the address. */
export default function DataCheckRoutes() {
  const { pathname } = useLocation();
  return (
    <AreaRoutes
      routes={paths.dataCheck.routes}
      screens={{ index: screenAt(pathname), privacy: <PrivacyScreen /> }}
    />
  );
}

function screenAt(pathname: string) {
  if (pathname.startsWith(paths.dataCheck.scan)) return <ScanScreen />;
  if (pathname.startsWith(paths.dataCheck.phone)) return <PhoneCheckScreen />;
  return <FormScreen />;
}
