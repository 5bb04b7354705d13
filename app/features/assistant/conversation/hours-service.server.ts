import type { OfficeHours } from '#app/features/bookings/office-hours.ts'
import { readOfficeHours } from '#app/features/bookings/office-hours-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'

const perAddress: Limit = { hits: 600, seconds: 600 }

/** When people answer in the chat. @throws AppError `rate_limited` */
export async function readChatHours(app: App): Promise<OfficeHours> {
  await countVisit(app, 'chat-hours', perAddress, app.now())
  return readOfficeHours(app)
}
