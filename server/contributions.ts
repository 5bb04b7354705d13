import { accounts } from '#app/features/accounts/accounts-contribution.server.ts'
import { assistant } from '#app/features/assistant/assistant-contribution.server.ts'
import { audit } from '#app/features/audit/audit-contribution.server.ts'
import { billing } from '#app/features/billing/billing-contribution.server.ts'
import { bookings } from '#app/features/bookings/bookings-contribution.server.ts'
import { careers } from '#app/features/careers/careers-contribution.server.ts'
import { clientRequests } from '#app/features/client-requests/client-requests-contribution.server.ts'
import { comments } from '#app/features/comments/comments-contribution.server.ts'
import { decisions } from '#app/features/decisions/decisions-contribution.server.ts'
import { documents } from '#app/features/documents/documents-contribution.server.ts'
import { engagements } from '#app/features/engagements/engagements-contribution.server.ts'
import { figures } from '#app/features/figures/figures-contribution.server.ts'
import { files } from '#app/features/files/files-contribution.server.ts'
import { addSampleHelp } from '#app/features/help/sample-help-service.server.ts'
import { inboundMail } from '#app/features/inbound-mail/inbound-mail-contribution.server.ts'
import { inbox } from '#app/features/inbox/inbox-contribution.server.ts'
import { addSampleInsights } from '#app/features/insights/sample-insights-service.server.ts'
import { intake } from '#app/features/intake/intake-contribution.server.ts'
import { leads } from '#app/features/leads/leads-contribution.server.ts'
import { mail } from '#app/features/mail/mail-contribution.server.ts'
import { newsletter } from '#app/features/newsletter/newsletter-contribution.server.ts'
import { people } from '#app/features/people/people-contribution.server.ts'
import { addSamplePublicProjects } from '#app/features/public-projects/sample-projects-service.server.ts'
import { redirects } from '#app/features/redirects/redirects-contribution.server.ts'
import { site } from '#app/features/site/site-contribution.server.ts'
import { status } from '#app/features/status/status-contribution.server.ts'
import { tickets } from '#app/features/tickets/tickets-contribution.server.ts'
import { undo } from '#app/features/undo/undo-contribution.server.ts'
import { uploads } from '#app/features/uploads/uploads-contribution.server.ts'
import { visits } from '#app/features/visits/visits-contribution.server.ts'
import type { Contribution } from '#app/platform/contribution.server.ts'
import { deleteExpiredHits } from '#app/platform/rate-limit.server.ts'
import { sampleHelp } from '#db/seed/sample-help.ts'
import { sampleInsights } from '#db/seed/sample-insights.ts'
import { samplePublicProjects } from '#db/seed/sample-public-projects.ts'

const rateLimits: Contribution = {
  housekeeping: [({ db, now }) => deleteExpiredHits(db, now())],
}
// Sample data belongs to the installation; features do not know it.
const publicProjects: Contribution = {
  samples: (app) => addSamplePublicProjects(app, samplePublicProjects),
}
const insights: Contribution = { samples: (app) => addSampleInsights(app, sampleInsights) }
const help: Contribution = { samples: (app) => addSampleHelp(app, sampleHelp) }

/** In the order in which they start, and in which a new installation gets its sample records. */
export const contributions: readonly Contribution[] = [
  rateLimits,
  audit,
  undo,
  files,
  mail,
  inboundMail,
  accounts,
  visits,
  decisions,
  engagements,
  documents,
  comments,
  uploads,
  clientRequests,
  tickets,
  billing,
  intake,
  leads,
  bookings,
  careers,
  publicProjects,
  insights,
  help,
  redirects,
  newsletter,
  status,
  inbox,
  assistant,
  people,
  figures,
  site,
]
