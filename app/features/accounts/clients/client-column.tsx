/** The client that a record belongs to. */
export const clientColumn = {
  key: 'client' as const,
  phone: 'fact' as const,
  cell: ({ client_name }: { client_name: string }) => (
    <span className="block min-w-32 wrap-anywhere">{client_name}</span>
  ),
}
