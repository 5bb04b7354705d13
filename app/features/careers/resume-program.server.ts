import { answerTasks } from '#app/platform/worker-program.server.ts'
import { isHarmlessResume } from './resume-check.server.ts'

export type ResumeTask = { localPath: string; type: string }

// Runs as a worker process and checks resumes.
answerTasks(({ localPath, type }: ResumeTask) => isHarmlessResume(localPath, type))
