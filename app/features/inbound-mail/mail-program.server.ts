import { answerTasks } from '#app/platform/worker-program.server.ts'
import { NoMail, readMail } from './mail-reading.server.ts'
import type { NotRead, ReadMail, ReadTask } from './read-mail.ts'

// Runs as a worker process and reads mails.
answerTasks(async (task: ReadTask): Promise<ReadMail | NotRead> => {
  try {
    return await readMail(task)
  } catch (error) {
    if (error instanceof NoMail) return { whyNoMail: error.message }
    throw error
  }
})
