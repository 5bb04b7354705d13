import { data, type RouterContextProvider } from 'react-router'
import { cleanText } from '#app/platform/clean-text.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { readHttpsAddress } from '#app/platform/https-address.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isDay } from '#app/platform/instant.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { invoicePage, invoicePayments } from '#content/admin-invoices.ts'
import { cardPayments } from '#content/card-payments.ts'
import { seeToMatter } from './card/card-matter-service.server.ts'
import type { PaymentAnswer } from './invoice-answer.ts'
import { setPayLink } from './invoice-issue-service.server.ts'
import { recordPayment, voidPayment } from './invoice-payment-service.server.ts'
import { readTyped } from './typed-number.ts'

const { errors: copy, methods } = invoicePayments

/** Who asks, for which invoice, with which form. */
export type Work = ReturnType<typeof workOf>

/** Reads who asks from the request. */
export function workOf(context: Readonly<RouterContextProvider>, id: string, form: FormData) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  return { by, id, form, here: `/lead_admin/invoices/${id}` }
}

function refuse(form: PaymentAnswer['form'], answer: Omit<PaymentAnswer, 'form'>, status = 422) {
  return data({ form, ...answer } satisfies PaymentAnswer, status)
}

/** Shows what the service refused in the form, beside the field that caused it. */
async function orRefused<T>(
  form: PaymentAnswer['form'],
  typed: PaymentAnswer['typed'],
  fieldOf: (message: string) => string,
  work: () => Promise<T>,
) {
  try {
    return await work()
  } catch (error) {
    const isExpected = error instanceof AppError && ['invalid', 'conflict'].includes(error.code)
    if (!isExpected) throw error
    return refuse(
      form,
      { errors: { [fieldOf(error.userMessage)]: error.userMessage }, typed },
      error.status,
    )
  }
}

export async function takePayment({ by, id, form, here }: Work) {
  const names = ['payment', 'amount', 'received_on', 'method', 'reference'] as const
  const typed = Object.fromEntries(
    names.map((name) => [name, textField(form, name, 300)]),
  ) as Record<(typeof names)[number], string>
  const errors: Record<string, string> = {}
  const amount = readTyped(typed.amount, 2)
  if (amount === null || amount <= 0) errors.amount = copy.amount
  if (!isDay(typed.received_on) || typed.received_on < '2000-01-01') errors.received_on = copy.day
  const method = methods.find((one) => one === typed.method)
  if (!method) errors.method = copy.method
  const reference = cleanText(typed.reference)
  if (typeof reference === 'string' && reference.length > 200) errors.reference = copy.long
  if (!isUuid(typed.payment)) throw new AppError('invalid', 'The form could not be read.')
  if (Object.keys(errors).length > 0 || !amount || !method)
    return refuse('payment', { errors, typed })
  const fieldOf = (message: string) => (message === copy.future ? 'received_on' : 'amount')
  return orRefused('payment', typed, fieldOf, async () => {
    const { received_on } = typed
    const payment = { id: typed.payment, amount, received_on, method }
    const known = typeof reference === 'string' ? reference : null
    await recordPayment(...by, id, { ...payment, reference: known })
    return redirectWithToast(here, { title: invoicePayments.recorded })
  })
}

export async function takeVoid({ by, id, form, here }: Work) {
  const typed = {
    payment: textField(form, 'payment', 40),
    reason: textField(form, 'reason', 1_000),
  }
  const reason = cleanText(typed.reason)
  if (typeof reason !== 'string' || reason.length > 500)
    return refuse('void', { errors: { reason: copy.reason }, typed })
  return orRefused(
    'void',
    typed,
    () => 'reason',
    async () => {
      await voidPayment(...by, { id, paymentId: typed.payment }, reason)
      return redirectWithToast(here, { title: invoicePayments.question.done })
    },
  )
}

export async function takePayLink({ by, id, form, here }: Work) {
  const typed = { pay_link: textField(form, 'pay_link', 2_100).trim() }
  const { link: text } = invoicePage
  const link = readLink(typed.pay_link)
  if (link === undefined) return refuse('link', { errors: { pay_link: text.error }, typed })
  await setPayLink(...by, id, link)
  return redirectWithToast(here, { title: link ? text.saved : text.removed })
}

export async function takeMatter({ by, id, form, here }: Work) {
  const { matters: text } = cardPayments
  const isDone = await seeToMatter(...by, { id: textField(form, 'matter', 40), invoiceId: id })
  return redirectWithToast(here, { title: isDone ? text.done : text.gone })
}

/** Null when it is empty; undefined when it is not an address, or not a safe one. */
function readLink(text: string): string | null | undefined {
  if (text === '') return null
  const url = readHttpsAddress(text)
  return url && url.href.length <= 2_000 ? url.href : undefined
}
