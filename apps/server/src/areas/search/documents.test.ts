import { expect, it } from "vitest";
import { searching } from "../../testing/searching.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /search for an officer", (api) => {
  const { find, nameOf, first } = searching(api, "officer");

  it.each([
    ["UK passport", "identityDocument GBR-P-"],
    ["british passport", "identityDocument GBR-P-"],
    ["GBR passport", "identityDocument GBR-P-"],
    ["italian identity card", "identityDocument ITA-"],
    ["passport ukraine", "identityDocument UKR-P-"],
    ["ID DEU 2010", "identityDocument DEU-ID-2010"],
    ["german id 2010", "identityDocument DEU-ID-2010"],
    ["spanish driving license", "identityDocument ESP-DL-"],
    ["IDFRA", "identityDocument FRA-ID-"],
    ["uk", "identityDocumentCountry GB"],
  ])("answers an officer's %s with %s…", async (typed, hit) => {
    expect(await first(typed)).toMatch(hit);
  });

  it.each([
    ["osobna iskaznica", "identityDocument HRV-ID-2021"],
    ["licna karta bosnia", "identityDocument BIH-ID-2013"],
    ["opholdskort", "identityDocument DNK-RP-EU17"],
    ["aadhaar", "identityDocument IND-ID-2010"],
    ["us green card", "identityDocument USA-RP-2023"],
  ])("finds a document by what is printed on it or what all call it: %s", async (typed, hit) => {
    expect(await first(typed)).toBe(hit);
  });

  it.each([
    ["en", "DNI", /^(ARG|ESP|PER)-ID-/],
    ["fr", "CNI", /^FRA-ID-/],
    ["it", "CIE", /^ITA-ID-/],
    ["es", "NIE", /^ESP-RP-/],
    ["de", "Perso", /^DEU-/],
    ["de", "Reisepass", /^(AUT|BEL|CHE|DEU|LIE|LUX)-P-/],
    ["en", "identity card", /^(BGR|DEU)-ID-/],
    ["es", "documento nacional de identidad", /^(ARG|ESP|PER)-ID-/],
  ])(
    "begins in %s with documents that are called %s, or that have it printed on them",
    async (language, typed, id) => {
      const { hits } = await find(typed, language);
      expect(hits.find(({ kind }) => kind === "identityDocument")?.id).toMatch(id);
    },
  );

  it("puts what has the rarer word before what has the common one", async () => {
    const { hits } = await find("interpol passport");
    expect(hits.slice(0, 2).map(nameOf).toSorted()).toEqual([
      "doubtedDocument doubted-4",
      "identityDocument XPO-PL-CUR",
    ]);
  });

  it("names the European Union as the issuer of its documents", async () => {
    const { hits } = await find("eu laissez passer");
    expect(hits[0]).toMatchObject({ id: "EUE-PL-2015" });
    expect(hits[0]?.details[0]).toEqual({ text: "European Union", lang: "en" });
  });

  it.each([
    ["de", "deutscher reisepass", "identityDocument DEU-P-"],
    ["de", "oesterreichischer reisepass", "identityDocument AUT-P-"],
    ["de", "schweizer reisepass", "identityDocument CHE-P-"],
    ["de", "deutscher pass", "identityDocument DEU-P-"],
    ["de", "ausweis italien", "identityDocument ITA-ID-"],
    ["de", "fuehrerschein italien", "identityDocument ITA-DL-"],
    ["es", "dni españa", "identityDocument ESP-ID-"],
    ["es", "TIE", "identityDocument ESP-RP-"],
    ["de", "Seemannsbuch", "identityDocument UTO-SID-"],
    ["es", "pasaporte alemán", "identityDocument DEU-P-"],
    ["fr", "carte d'identité belge", "identityDocument BEL-ID-"],
    ["it", "passaporto svizzero", "identityDocument CHE-P-"],
    ["lt", "lietuvos pasas", "identityDocument LTU-P-"],
    ["no", "tysk pass", "identityDocument DEU-P-"],
    ["pl", "niemiecki paszport", "identityDocument DEU-P-"],
    ["pl", "paszport polska", "identityDocument POL-P-"],
  ])("knows documents in %s by nationality: %s", async (language, typed, hit) => {
    expect(await first(typed, language)).toMatch(hit);
  });

  it.each([
    ["de", "reisepass aus deutschland", /DEU-P-/],
    ["es", "documento de identidad para españa", /ESP-ID-/],
    ["fr", "carte d'identité pour la france", /FRA-ID-/],
    ["lt", "pasas iš lietuvos", /LTU-P-/],
  ])("takes in %s no small word of “%s” for a code", async (language, typed, hit) => {
    expect(await first(typed, language)).toMatch(hit);
  });

  it.each([
    ["germny passport", "identityDocument DEU-P-"],
    ["passpert germany", "identityDocument DEU-P-"],
  ])("corrects one of several words: %s", async (typed, hit) => {
    const { hits, isAlike, leftOut } = await find(typed);
    expect(hits[0] && nameOf(hits[0])).toMatch(hit);
    expect({ isAlike, leftOut }).toEqual({ isAlike: true, leftOut: [] });
  });

  it.each([
    ["germany xqxqxq", ["xqxqxq"]],
    ["xqxqxq germany zzyzzx", ["xqxqxq", "zzyzzx"]],
    ["GBR xqxqxq", ["xqxqxq"]],
    ["50 euro xqxqxq", ["xqxqxq"]],
    ["50 euro es1", []],
    ["100 mark germany", []],
    ["italian identity card", []],
    ["note of germany", []],
  ])("says which words of %s nothing has", async (typed, leftOut) => {
    const answer = await find(typed);
    expect(answer.hits).not.toEqual([]);
    expect(answer).toMatchObject({ isAlike: false, leftOut });
  });

  it.each([
    ["old german passport", "DE"],
    ["check swiss passport", "CH"],
  ])("begins with what has all words of %s but one", async (typed, countryId) => {
    expect((await find(typed)).hits[0]).toMatchObject({ kind: "identityDocument", countryId });
  });

  it("looks for the other words together", async () => {
    const { hits, leftOut } = await find("howto swiss passport");
    expect(hits.map(nameOf)).toContain("identityDocument CHE-P-2022");
    expect(hits.every(({ countryId }) => countryId === "CH")).toBe(true);
    expect(leftOut).toEqual(["howto"]);
  });

  it.each([
    ["nauru passport", "en", ["Nauru"], ["documentTerm passport"]],
    ["nauru", "en", ["Nauru"], []],
    ["P<NRU", "de", ["Nauru"], []],
    ["reisepass nordkorea", "de", ["Nordkorea"], ["documentTerm passport"]],
    ["passport japan", "en", [], undefined],
  ])("says of a country in %s that nothing is recorded", async (typed, language, names, found) => {
    const { hits, isAlike, leftOut, unrecorded } = await find(typed, language);
    expect({ isAlike, leftOut, unrecorded }).toEqual({
      isAlike: false,
      leftOut: [],
      unrecorded: names,
    });
    if (found !== undefined) expect(hits.map(nameOf)).toEqual(found);
  });

  it.each([
    ["american samoa passport", "American Samoa"],
    ["guinea bissau passport", "Guinea-Bissau"],
    ["papua new guinea passport", "Papua New Guinea"],
  ])("takes a word of a name for no other country: %s", async (typed, name) => {
    const { hits, unrecorded } = await find(typed);
    expect(unrecorded).toEqual([name]);
    expect(hits.filter(({ kind }) => kind.startsWith("identityDocument"))).toEqual([]);
  });

  it("finds beside a country without documents those of another that was typed", async () => {
    const { hits, unrecorded } = await find("tuvalu and germany passport");
    expect(unrecorded).toEqual(["Tuvalu"]);
    const others = hits.filter(({ countryId }) => countryId !== null);
    expect(new Set(others.map(({ countryId }) => countryId))).toEqual(new Set(["DE"]));
  });

  it("finds nothing that is spelt like a document's number", async () => {
    expect((await find("C01X00T47")).hits).toEqual([]);
  });
});
