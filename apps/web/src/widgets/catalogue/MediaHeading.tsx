import { formatSize } from "@specimen/core/format";
import {
  ScaleHeading,
  type ScaleHeadingProps,
} from "@specimen/ui/ScaledThumbnail/ScaleHeading.tsx";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

/** The heading over a column of pictures of one scale, with the length of its bar. */
export function MediaHeading(props: Omit<ScaleHeadingProps, "lengthText">) {
  const { language } = useLanguage();
  return <ScaleHeading {...props} lengthText={formatSize([props.lengthMm], language)} />;
}
