import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import type { Component } from "./components.ts";

/** A CycloneDX document of packages; the same packages give the same document. */
export function sbomOf(components: readonly Component[]): string {
  const product = new Models.Component(Enums.ComponentType.Application, "specimen", {
    bomRef: "specimen",
  });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: product }) });
  const made = new Map(components.map((each) => [`${each.name}@${each.version}`, modelOf(each)]));
  for (const { name, version, needs } of components) {
    const own = made.get(`${name}@${version}`);
    for (const needed of needs) {
      const model = made.get(needed);
      if (model !== undefined) own?.dependencies.add(model.bomRef);
    }
  }
  for (const model of made.values()) {
    bom.components.add(model);
    product.dependencies.add(model.bomRef);
  }
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const serializer = new Serialize.JsonSerializer(factory);
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function modelOf({ name, version, licence }: Component): Models.Component {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const [group, short] = name.startsWith("@") ? name.split("/") : [undefined, name];
  const model = new Models.Component(Enums.ComponentType.Library, short ?? name, {
    ...(group !== undefined && { group }),
    version,
    bomRef: purl,
    // A name for every platform is none of a package.
    ...(name.endsWith("*") ? {} : { purl }),
  });
  model.licenses.add(
    / (?:AND|OR) /.test(licence)
      ? new Models.LicenseExpression(licence)
      : new Models.SpdxLicense(licence),
  );
  return model;
}
