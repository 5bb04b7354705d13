import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import type { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import type { ConversionEntry } from '#app/features/leads/lead-conversion.ts'
import {
  type ConversionAnswer,
  ConversionDialog,
} from '#app/features/leads/lead-conversion-dialog.tsx'
import { leadConversion } from '#content/lead-conversion.ts'

type ConversionRouteProps = {
  name: string
  path: string
  search: string
  sentTo?: string
  entry: ConversionEntry
  hasLikely: boolean
  clients: Awaited<ReturnType<typeof readClientChoice>>
  clientSearch: string
  answer: ConversionAnswer | undefined
}

/** The dialog that makes a client, with the choice of an existing one. */
export function ConversionRoute({ clients, clientSearch, ...dialog }: ConversionRouteProps) {
  const { path, entry, answer } = dialog
  const typed = answer?.result?.initialValue?.existing_client
  return (
    <ConversionDialog
      {...dialog}
      clientPicker={(field) => (
        <ClientPicker
          {...field}
          name="existing_client"
          label={leadConversion.fields.existing_client}
          requiredText={leadConversion.required}
          empty={leadConversion.chooseClient}
          clients={clients}
          value={String(typed ?? entry.existing_client ?? '')}
          search={clientSearch}
          findAction={`${path}/convert`}
        />
      )}
    />
  )
}
