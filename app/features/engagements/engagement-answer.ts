import type { SubmissionResult } from '@conform-to/react'
import type { ProjectFields } from './engagement.ts'

/** The errors of one of the forms of an engagement's page. */
export type EngagementAnswer = {
  intent: 'save' | 'milestone.add' | 'update.post' | 'update.correct' | 'other'
  result: SubmissionResult<string[]>
  /** The stored project, when somebody else changed it in the meantime. */
  stale: { version: number; now: ProjectFields } | null
  /** The stored update, when somebody else corrected it in the meantime. */
  staleUpdate?: { version: number; title: string; body: string }
}
