import { answerTasks } from '#app/platform/worker-program.server.ts'
import { pressPicture } from './picture-press.server.ts'

// Runs as a worker process and converts pictures.
answerTasks((bytes: Uint8Array) => pressPicture(bytes))
