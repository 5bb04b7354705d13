import { answerTasks } from '#app/platform/worker-program.server.ts'
import { type PressTask, pressPicture } from './picture-press.server.ts'

// Runs as a worker process and converts pictures.
answerTasks((task: PressTask) => pressPicture(task))
