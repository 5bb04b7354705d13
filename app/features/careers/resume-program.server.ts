import { answerTasks } from '#app/platform/worker-program.server.ts'
import { isHarmlessResume } from './resume-check.server.ts'

export type ResumeTask = { localPath: string; type: string }

// A program of its own process: resumes are looked into.
answerTasks(({ localPath, type }: ResumeTask) => isHarmlessResume(localPath, type))
