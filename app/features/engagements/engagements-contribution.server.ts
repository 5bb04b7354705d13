import type { Contribution } from '#app/platform/contribution.server.ts'
import { milestoneUndo, projectUndo } from './engagement-undo-service.server.ts'
import { ensureSampleProjects } from './sample-projects-service.server.ts'

export const engagements: Contribution = {
  prepare: async ({ undoKinds }) => {
    undoKinds.set('project.fields', projectUndo)
    undoKinds.set('milestone.done', milestoneUndo)
  },
  samples: async (app, client) => client && ensureSampleProjects(app, client.email),
}
