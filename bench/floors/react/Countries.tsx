interface Country {
  id: string;
  name: string;
}

/** The least second screen: the index of countries of one call, by letter, with flag and code. */
export function Countries({ countries }: { countries: readonly Country[] }) {
  const letters = Object.entries(Object.groupBy(countries, ({ name }) => name.slice(0, 1)));
  return (
    <>
      <h1>Banknotes by country</h1>
      <div data-next className="index">
        {letters.map(([letter, group]) => (
          <section key={letter} aria-label={letter}>
            <div aria-hidden="true">{letter}</div>
            <ul>
              {group?.map(({ id, name }) => (
                <li key={id}>
                  <a href={`/notes/${id}`}>
                    <span className="flag" />
                    <span>{name}</span>
                    <span>{id}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
