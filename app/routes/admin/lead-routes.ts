import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

const list = 'routes/admin/leads-and-inbox.tsx'
const index = 'routes/admin/leads-and-inbox-index.ts'

/** The two lists of leads with what opens over them, and what is done with the selected ones. */
export const leadRoutes: RouteConfigEntry[] = [
  route('leads/export.csv', 'routes/admin/leads-export.ts'),
  route('leads/status', 'routes/admin/leads-status.ts'),
  route('leads/move', 'routes/admin/lead-move.ts'),
  route('leads/owner', 'routes/admin/leads-owner.ts'),
  route('leads/spam', 'routes/admin/leads-spam.ts'),
  layout(list, [
    route('leads', index),
    route('leads/:leadId', 'routes/admin/lead.tsx'),
    route('leads/:leadId/convert', 'routes/admin/lead-convert.tsx'),
    route('leads/:leadId/answer', 'routes/admin/lead-answer.tsx'),
  ]),
  layout(list, { id: 'inbox' }, [
    route('inbox', index, { id: 'inbox-plain' }),
    route('inbox/:leadId', 'routes/admin/lead.tsx', { id: 'inbox-lead' }),
    route('inbox/:leadId/convert', 'routes/admin/lead-convert.tsx', { id: 'inbox-lead-convert' }),
    route('inbox/:leadId/answer', 'routes/admin/lead-answer.tsx', { id: 'inbox-lead-answer' }),
  ]),
]
