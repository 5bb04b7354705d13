import type { Contribution } from '#app/platform/contribution.server.ts'
import { invoiceMailQueue, sendInvoiceMail } from './invoice-mail-service.server.ts'
import {
  invoiceScheduleQueue,
  queueInvoiceSchedule,
  runInvoiceSchedule,
} from './invoice-schedule-service.server.ts'
import { ensureSampleInvoices } from './sample-invoices-service.server.ts'

export const billing: Contribution = {
  jobs: {
    [invoiceMailQueue]: (app, data, job) => sendInvoiceMail(app, data, job.id),
    [invoiceScheduleQueue]: runInvoiceSchedule,
  },
  samples: async (app, client) => client && ensureSampleInvoices(app, client.email),
  housekeeping: [queueInvoiceSchedule],
}
