import { answerTasks } from '#app/platform/worker-program.server.ts'
import { pressPicture } from './picture-press.server.ts'

// A program of its own process: pictures are pressed.
answerTasks((bytes: Uint8Array) => pressPicture(bytes))
