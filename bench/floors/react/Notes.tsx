/** The least second screen: a table of what one call answers. */
export function Notes({ notes }: { notes: readonly { id: string; name: string }[] }) {
  return (
    <>
      <h1>Banknotes</h1>
      <table data-next>
        <tbody>
          {notes.map(({ id, name }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
