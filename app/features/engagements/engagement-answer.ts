import type { SubmissionResult } from '@conform-to/react'
import type { ProjectFields } from './engagement.ts'

/** Why one of the forms of an engagement's page was not taken. */
export type EngagementAnswer = {
  intent: 'save' | 'milestone.add' | 'update.post' | 'update.correct' | 'other'
  result: SubmissionResult<string[]>
  /** Somebody else had changed the project: what it says now. */
  stale: { version: number; now: ProjectFields } | null
  /** The same of an update that was to be corrected. */
  staleUpdate?: { version: number; title: string; body: string }
}
