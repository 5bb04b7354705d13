import { parseWithZod } from '@conform-to/zod/v4'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { readRequestOrigin } from '#app/features/visits/lead-origin-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields } from '#app/platform/form-data.server.ts'
import { unavailability } from '#app/platform/pg-errors.server.ts'
import { admit } from './admission.server.ts'
import { ownToken, pageToken, readFormToken } from './form-token.server.ts'
import { type Challenge, type IntakeAnswer, intakeFields, noProof, referenceOf } from './intake.ts'
import type { Intake } from './intake-definition.ts'
import { deleteOldReceipts } from './intake-store.server.ts'
import { askForProof, checkProof } from './proof-of-work.server.ts'
import { suspicionsOfContent } from './suspicion.server.ts'

export type Received =
  | { ok: true; id: string; reference: string }
  | { ok: false; status: RefusalStatus; answer: IntakeAnswer }

/** 503 and 507: the database or the storage does not answer, or has no room. */
type RefusalStatus = 422 | 429 | 500 | 503 | 507

type Context = Readonly<RouterContextProvider>

/**
 * Receives a posted form: checks it and decides whether it is stored, quarantined or needs a proof
 * of work. A stored and a quarantined post get the same answer. The same content sent twice is
 * stored once.
 * @param posted the request, or its fields where a route had to read them itself
 * @param failure the message for an error of the product
 */
export async function receiveForm<Schema extends z.ZodObject>(
  context: Context,
  posted: Request | FormData,
  intake: Intake<Schema>,
  failure: string,
): Promise<Received> {
  // A body that is not a form is read as an empty form.
  const form =
    posted instanceof FormData ? posted : await posted.formData().catch(() => new FormData())
  // The browser uses the schema without this library's part, which is smaller.
  const submission = parseWithZod(onlyFields(form, Object.keys(intake.schema.shape)), {
    schema: intake.schema,
    disableAutoCoercion: true,
  })
  if (submission.status !== 'success') return refuse(422, { result: submission.reply() })
  const { secret, log } = context.get(appContext)
  const text = (name: string) => String(form.get(name) ?? '')
  try {
    const outcome = await admit(context, intake, submission.value, {
      token: readFormToken(secret, intake.form, text(intakeFields.token)),
      trap: text(intakeFields.trap),
      proof: proofIn(form),
      origin: readRequestOrigin(context.get(appContext), text),
    })
    if ('challenge' in outcome)
      return refuse(422, { challenge: outcome.challenge, token: text(intakeFields.token) })
    return { ok: true, id: outcome.id, reference: referenceOf(outcome.id) }
  } catch (error) {
    if (error instanceof AppError && (error.code === 'rate_limited' || error.code === 'invalid')) {
      const result = submission.reply({ formErrors: [error.userMessage] })
      return refuse(error.code === 'invalid' ? 422 : 429, { result })
    }
    // This error is answered here and does not reach the handler that logs errors of routes.
    log.error(
      { err: error, requestId: context.get(requestContext).id, form: intake.form },
      'form not stored',
    )
    const status = unavailability(error)?.status ?? 500
    return refuse(status, { result: submission.reply({ formErrors: [failure] }), failed: true })
  }
}

function refuse(status: RefusalStatus, answer: Partial<IntakeAnswer>): Received {
  return { ok: false, status, answer: { result: null, challenge: null, failed: false, ...answer } }
}

/** The protection fields of a JSON request, under the same names as in the form. */
const evidenceSchema = z.object({
  [intakeFields.token]: z.string().catch(''),
  [intakeFields.trap]: z.string().catch(''),
  // A JSON client may not know about proofs and cannot compute one.
  [intakeFields.proof]: z.string().catch(noProof),
})

/**
 * Receives a validated JSON request by the rules of the form: a token from `GET /api/form-token`,
 * the trap field, the time and the proof. Without a token it is quarantined; the answer is the
 * same. The same content sent twice is stored once.
 * @param body the JSON as it was sent
 * @returns a challenge only for a client that sends an empty proof, which says that it can compute
 *   one
 * @throws AppError `rate_limited`
 */
export async function receiveInput<Schema extends z.ZodObject>(
  context: Context,
  body: unknown,
  input: z.output<Schema>,
  intake: Intake<Schema>,
): Promise<{ id: string; reference: string } | { challenge: Challenge }> {
  const evidence = evidenceSchema.parse(body)
  const outcome = await admit(context, intake, input, {
    token: readFormToken(context.get(appContext).secret, intake.form, evidence.intake_token),
    trap: evidence.homepage,
    proof: evidence.intake_proof,
    origin: readRequestOrigin(context.get(appContext)),
  })
  if ('challenge' in outcome) return outcome
  return { id: outcome.id, reference: referenceOf(outcome.id) }
}

/** Whether the texts of a form that has no quarantine look like advertising, by the rule of the others. */
export const isAdvertising = (input: object): boolean => suspicionsOfContent(input).length > 0

/** Reads the protection fields of a post, for a form that decides itself what it accepts. */
export async function readProof(
  { secret }: App,
  form: string,
  posted: FormData,
): Promise<{ isTrapped: boolean; canProve: boolean; proof: string | undefined; token: string }> {
  const text = (name: string) => String(posted.get(name) ?? '')
  const token = readFormToken(secret, form, text(intakeFields.token))
  const given = proofIn(posted)
  const proof = token && given ? await checkProof(secret, token.text, given) : undefined
  return {
    isTrapped: text(intakeFields.trap) !== '',
    // A browser that can compute a proof sends an empty one first, and is asked once.
    canProve: token !== undefined && given === '',
    proof,
    token: token?.text ?? '',
  }
}

/** A program that does not send the field cannot compute a proof either. */
const proofIn = (posted: FormData) => String(posted.get(intakeFields.proof) ?? noProof)

/** A proof-of-work challenge that belongs to this token. */
export const challengeFor = (app: App, token: string): Promise<Challenge> =>
  askForProof(app.secret, token, app.now())

/** The token for a form on a page that is not cached. */
export const formTokenOf = (app: App, form: string): string =>
  pageToken(app.secret, form, app.now())

/** The token for a page's form. It is the same for everyone that day, so the page may be cached. */
export function issueFormToken(context: Context, form: string): string {
  return pageToken(context.get(appContext).secret, form, context.get(requestContext).now)
}

/**
 * A token for one visitor's form, fetched by its script; undefined when the form's name is invalid.
 */
export function issueOwnFormToken(context: Context, form: string): string | undefined {
  if (!/^[a-z_]{1,40}$/.test(form)) return undefined
  return ownToken(context.get(appContext).secret, form, context.get(requestContext).now)
}

export const receiptDays = 30

/** Deletes receipts after the time in which a post may be repeated. */
export function tidyReceipts(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - receiptDays * 86_400_000)
  return app.db.system((tx) => deleteOldReceipts(tx, before))
}
