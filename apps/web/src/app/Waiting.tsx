import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import { useTranslation } from "react-i18next";
import { documentElement } from "../browser/documentElement.ts";
import { AuthPages } from "./AuthPages.tsx";
import { Frame } from "./shell/Frame.tsx";

/** The application is on its way; it keeps what the document has drawn. */
export function Waiting() {
  const { t } = useTranslation("auth");
  if (!documentElement.hasFrame()) return <AuthPages />;
  return (
    <Frame>
      <Loader text={t("landing.loadingApp")} />
    </Frame>
  );
}
