import { type DataCheck, pieceBytes } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { allRead, followed, passport, upload, withoutJobs } from "../../testing/uploadPictures.ts";
import { dataChecks } from "./tables.ts";

const base = "/identity-documents/data-check";

describeOnBoth("a picture that is to be read", (api) => {
  it("is read although the database fails where its reading is ordered", async () => {
    const file = await passport;
    const opened = await api().read<DataCheck>(`${base}/auto-verify`, {
      as: "officer",
      method: "POST",
      body: { way: "scan", pictures: [file.length] },
    });
    const send = (offset: number) => {
      const data = file.subarray(offset, offset + pieceBytes).toString("base64");
      const body = { sessionId: opened.id, page: 0, offset, data };
      return api().call(`${base}/auto-verify/pieces`, { as: "officer", method: "POST", body });
    };
    const last = Math.floor((file.length - 1) / pieceBytes) * pieceBytes;
    for (let offset = 0; offset < last; offset += pieceBytes) {
      expect((await send(offset)).status).toBe(200);
    }
    await withoutJobs(api(), async () => {
      expect((await send(last)).status).toBe(500);
    });
    // What a page asks that had no answer.
    const progress = await api().read(`${base}/auto-verify/pieces?sessionId=${opened.id}`, {
      as: "officer",
    });
    expect(progress).toEqual({ page: 0, received: last, isComplete: false });
    const again = await Promise.all([send(last), send(last)]);
    expect(again.map(({ status }) => status)).toContain(200);
    expect((await followed(api(), opened.id)).stage).toBe("decided");
  });

  it("is of no check where the deletion of that cannot be ordered", async () => {
    const count = () => api().database.$count(dataChecks);
    const before = await count();
    await withoutJobs(api(), async () => {
      const opened = await api().call(`${base}/auto-verify`, {
        as: "officer",
        method: "POST",
        body: { way: "scan", pictures: [1000] },
      });
      expect(opened.status).toBe(500);
    });
    expect(await count()).toBe(before);
  });

  it.each(["while its picture is read", "after its picture was read"])(
    "keeps what a person decides %s",
    async (when) => {
      const { opened } = await upload(api(), await passport);
      if (when.startsWith("after")) await followed(api(), opened.id);
      const typed = [
        "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
        "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
      ];
      const decided = await api().read<DataCheck>(`${base}/any`, {
        as: "officer",
        method: "POST",
        body: { mrz: typed.join("\n"), printed: {}, checkId: opened.id },
      });
      expect(decided).toMatchObject({ stage: "decided", lines: typed });
      await allRead(api(), opened.id);
      expect(await followed(api(), opened.id)).toMatchObject({ stage: "decided", lines: typed });
    },
    60_000,
  );
});
