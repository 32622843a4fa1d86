import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWhole } from "../testing/startWhole.ts";
import { listen, PortError } from "./listen.ts";
import { SettingError } from "./settingError.ts";
import { readPorts } from "./settings.ts";
import type { Specimen } from "./startSpecimen.ts";

describe("the whole", () => {
  let specimen: Specimen;
  beforeAll(async () => {
    specimen = await startWhole();
  });
  afterAll(async () => {
    await specimen.close();
    await expect(fetch(specimen.apiOrigin)).rejects.toThrow();
  });

  it("serves four origins configured for each other", async () => {
    const config = (await (await fetch(`${specimen.webOrigin}/config.json`)).json()) as Record<
      string,
      string
    >;
    expect(config).toMatchObject({
      apiUrl: specimen.apiOrigin,
      statisticsUrl: specimen.statisticsOrigin,
      domain: specimen.identityOrigin,
    });
    const discovery = `${specimen.identityOrigin}/.well-known/openid-configuration`;
    const { issuer } = (await (await fetch(discovery)).json()) as { issuer: string };
    expect(issuer).toBe(`${specimen.identityOrigin}/`);
    const statistics = await fetch(`${specimen.statisticsOrigin}/stats/collect`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data: [] }),
    });
    expect(statistics.status).toBe(401);
  });

  it("makes one-time links of both kinds, which the API redeems once", async () => {
    const otp = await specimen.createOneTimeLink("otp", "clerk");
    expect(otp).toMatch(new RegExp(`^${specimen.webOrigin}/\\?otp=[\\w-]{43}$`));
    const autologin = await specimen.createOneTimeLink("autologin", "clerk");
    expect(autologin).toMatch(new RegExp(`^${specimen.webOrigin}/login/autologin\\?user=`));
    const redeem = () =>
      fetch(`${specimen.apiOrigin}/auth/token`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          otp: new URL(otp).searchParams.get("otp"),
          hash: "",
          redirectTo: otp,
        }),
      });
    const answer = await redeem();
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    const user = await fetch(`${specimen.apiOrigin}/currentUser`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(user.status).toBe(200);
    expect((await redeem()).status).toBe(401);
  });

  it("lets the app read the API from 127.0.0.1 and from localhost", async () => {
    const { port } = new URL(specimen.webOrigin);
    for (const origin of [specimen.webOrigin, `http://localhost:${port}`]) {
      const answer = await fetch(`${specimen.apiOrigin}/common/languages`, {
        headers: { Origin: origin },
      });
      expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(origin);
    }
  });
});

describe("ports", () => {
  it("have fixed defaults and are read from settings", () => {
    expect(readPorts({})).toEqual({ web: 4100, api: 4101, statistics: 4102, identity: 4103 });
    expect(readPorts({ SPECIMEN_API_PORT: "5101" }).api).toBe(5101);
  });

  it.each([
    [{ SPECIMEN_WEB_PORT: "eighty" }, "SPECIMEN_WEB_PORT must be a port"],
    [{ SPECIMEN_WEB_PORT: "70000" }, "SPECIMEN_WEB_PORT must be a port"],
    [{ SPECIMEN_WEB_PORT: "4101" }, "Port 4101 is set twice"],
  ])("are refused with the name of the setting: %o", (env, message) => {
    expect(() => readPorts(env)).toThrow(SettingError);
    expect(() => readPorts(env)).toThrow(message);
  });

  it("that are taken are named with the setting to change", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const listening = listen(port, "SPECIMEN_API_PORT");
    await expect(listening).rejects.toThrow(PortError);
    await expect(listening).rejects.toThrow(`Port ${port} is taken`);
    await expect(listening).rejects.toThrow("SPECIMEN_API_PORT");
    other.close();
  });
});
