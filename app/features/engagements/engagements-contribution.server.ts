import type { Contribution } from '#app/platform/contribution.server.ts'
import { ensureSampleProjects } from './sample-projects-service.server.ts'

export const engagements: Contribution = { samples: ensureSampleProjects }
