import type { NewLead } from '#app/features/leads/lead-service.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { call } from '#app/platform/sql-functions.server.ts'
import { json } from '#app/platform/sql-helpers.server.ts'

/** Changes the lead of the session's own conversation and adds a note to its history. */
export async function correctLead(
  tx: Tx,
  conversationId: string,
  lead: NewLead,
  { note, by }: { note: string; by: string },
): Promise<void> {
  await tx.run(
    call('correct_chat_lead', {
      the_conversation: conversationId,
      the_name: lead.full_name,
      the_email: lead.email,
      the_phone: lead.phone,
      the_company: lead.company_name,
      the_interest: lead.primary_interest,
      the_message: lead.message,
      the_details: json(lead.details),
      the_author: by,
      the_note: note,
    }),
  )
}
