import { type dataCheck, readPhoneKey } from "@specimen/api/contract";
import type { Handlers } from "../../../http/implement.ts";
import { notFound, ProblemError } from "../../../http/problemError.ts";
import type { AppContext } from "../../defineArea.ts";
import type { Checks } from "../checks.ts";
import type { Uploads } from "../uploads.ts";
import type { PhoneKey, Phones } from "./phone.ts";
import { createPhoneLimits } from "./phoneLimits.ts";

type PhoneCall = "phoneCode" | "phoneOpen" | "phonePictures" | "phonePiece";

interface Parts {
  readonly checks: Checks;
  readonly phones: Phones;
  readonly uploads: Uploads;
}

/** The calls of a phone, which nobody signed in on; each counts for its address. */
export function phoneCalls(
  { counters }: Pick<AppContext, "counters">,
  { checks, phones, uploads }: Parts,
): Pick<Handlers<typeof dataCheck>, PhoneCall> {
  const limited = createPhoneLimits(counters);
  return {
    phoneCode: ({ body, remote }) =>
      limited(remote, async () => ({ secret: await phones.openByCode(body) })),

    phoneOpen: ({ body, remote }) =>
      limited(remote, async () => phones.tell(await phones.open(body))),

    phonePictures: ({ body, remote }) =>
      limited(remote, async () => {
        const { row } = await phones.open(body);
        if (!(await checks.announce(row.id, body.pictures, body.hasChipSymbol))) {
          throw new ProblemError("conflict", { detail: "This session has its pictures already" });
        }
        return phones.tell(await phones.open(body));
      }),

    phonePiece: {
      admit: ({ key, remote }) => limited(remote, () => phones.open(phoneKeyIn(key))),
      handle: async ({ key, body }) => uploads.take(await phones.open(phoneKeyIn(key)), body),
    },
  };
}

/** Secret and device of a phone; throws a ProblemError not_found. */
function phoneKeyIn(key: string): PhoneKey {
  const read = readPhoneKey(key);
  if (read === undefined) throw notFound("This address is not open");
  return read;
}
