import type { Controls, Subject } from "../browser/subject.ts";
import { buildFloors } from "../serving/buildFloors.ts";
import type { Certificate } from "../serving/certificate.ts";
import { serveFiles } from "../serving/serveFiles.ts";

/** The baselines, served, and the way to stop them. */
export interface FloorSubjects {
  plain: Subject;
  react: Subject;
  shell: Subject;
  stop(): Promise<void>;
}

const usable = "[data-usable]";
const controls: Controls = {
  picker: "input[role=combobox]",
  option: "[role=option]",
  letter: "q",
  link: "nav a[href='/notes']",
  next: "[data-next]",
  back: "nav a[href='/']",
};

/** Builds and serves the baselines. */
export async function startFloorSubjects(certificate: Certificate): Promise<FloorSubjects> {
  const files = await buildFloors();
  const [plain, react, shell] = await Promise.all([
    serveFiles(files.static, certificate),
    serveFiles(files.react, certificate),
    serveFiles(files.shell, certificate),
  ]);
  return {
    plain: { name: "baseline 0: static HTML", url: `${plain.address}/`, usable },
    react: {
      name: "baseline 2: React alone, one call",
      url: `${react.address}/`,
      usable,
      controls,
    },
    shell: {
      name: "baseline 3: the same, shell in the document",
      url: `${shell.address}/`,
      usable,
      controls,
    },
    async stop() {
      await Promise.all([plain.close(), react.close(), shell.close()]);
    },
  };
}
