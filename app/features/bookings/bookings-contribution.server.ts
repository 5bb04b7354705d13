import type { Contribution } from '#app/platform/contribution.server.ts'
import { lapseQueue, releaseLapsedNow } from './hold-service.server.ts'
import { notePastCalls } from './past-call-service.server.ts'
import { reminderQueue, sendReminder } from './reminder-service.server.ts'

export const bookings: Contribution = {
  jobs: { [reminderQueue]: sendReminder, [lapseQueue]: releaseLapsedNow },
  housekeeping: [notePastCalls],
}
