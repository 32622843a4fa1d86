import type { UrlChange, UrlSchema } from "../../url/urlSchema.ts";
import { useUrlState, type UrlState } from "../../url/useUrlState.ts";
import { typingPause } from "./SearchScreen.tsx";

/**
 * What a search asks for, which is kept in the address. `unmeasured` are the keys that list the records
 * that lack a fact asked for: another question has others, so typing and clearing leave those lists.
 */
export function useSearchUrl<State>(
  schema: UrlSchema<State>,
  unmeasured: UrlChange<State>,
): UrlState<State> {
  const url = useUrlState(schema, { debounce: typingPause });
  return {
    ...url,
    type: (typed) => {
      url.type(typed);
      url.change(unmeasured);
    },
    clear: (keys) => {
      url.clear(keys);
      url.change(unmeasured);
    },
  };
}
