import { answerTasks } from '#app/platform/worker-program.server.ts'
import { readMail } from './mail-reading.server.ts'
import type { ReadTask } from './read-mail.ts'

// Runs as a worker process and reads mails.
answerTasks((task: ReadTask) => readMail(task))
