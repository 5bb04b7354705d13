import type { ClientChoice } from './client.ts'
import { ClientPicker } from './client-picker.tsx'

type ClientFilterProps = {
  list: { name: string; path: string }
  copy: { client: string; allClients: string }
  clients: ClientChoice
  value: string
  search: string
}

/** Narrows a list of all clients' records to one client. */
export function ClientFilter({ list, copy, ...choice }: ClientFilterProps) {
  return (
    <ClientPicker
      id={`${list.name}-client`}
      name="client"
      label={copy.client}
      empty={copy.allClients}
      findAction={list.path}
      {...choice}
    />
  )
}
