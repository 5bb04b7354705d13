import type { Contribution } from '#app/platform/contribution.server.ts'
import {
  cardCheckQueue,
  checkUnheard,
  queueCardCheck,
} from './card/card-checkout-service.server.ts'
import { tidyCardPayments } from './card/card-event-service.server.ts'
import { createCardProvider } from './card/card-provider.server.ts'
import { invoiceMailQueue, sendInvoiceMail } from './invoice-mail-service.server.ts'
import {
  invoiceScheduleQueue,
  queueInvoiceSchedule,
  runInvoiceSchedule,
} from './invoice-schedule-service.server.ts'
import { ensureSampleInvoices } from './sample-invoices-service.server.ts'

export const billing: Contribution = {
  parts: (platform) => ({ cards: createCardProvider(platform) }),
  jobs: {
    [cardCheckQueue]: checkUnheard,
    [invoiceMailQueue]: (app, data, job) => sendInvoiceMail(app, data, job.id),
    [invoiceScheduleQueue]: runInvoiceSchedule,
  },
  samples: async (app, client) => client && ensureSampleInvoices(app, client.email),
  housekeeping: [queueInvoiceSchedule, queueCardCheck, tidyCardPayments],
}
