import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { recordLeadOrigin } from '#app/features/visits/lead-origin-service.server.ts'
import type { VisitOrigin } from '#app/features/visits/visit-origin.ts'
import type { App } from '#app/platform/app.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { contentFingerprint, fingerprint, recordId } from './fingerprint.server.ts'
import type { FormToken } from './form-token.server.ts'
import type { Challenge } from './intake.ts'
import type { Intake } from './intake-definition.ts'
import { insertQuarantined, type Receipt, takeReceipt } from './intake-store.server.ts'
import { askForProof, checkProof } from './proof-of-work.server.ts'
import {
  isProvable,
  type Suspicion,
  suspicionsOfContent,
  suspicionsOfCounts,
  suspicionsOfPost,
} from './suspicion.server.ts'

// High enough for a ministry behind one address, low enough to stop a flood.
const postsPerAddress: Limit = { hits: 600, seconds: 600 }

/** The fields of a post that protect the form, beside the form's own fields. */
export type Evidence = {
  token: FormToken | undefined
  trap: string
  proof: string
  /** Where the visit that ended in this post began. */
  origin: VisitOrigin
}

export type Outcome = { id: string } | { challenge: Challenge }

/** Rolls back the transaction, because the browser sends the same post again with a proof. */
class ProofNeeded extends Error {}

/**
 * Decides whether a valid post is stored, quarantined or needs a proof of work, and does that.
 * @throws AppError `rate_limited`
 */
export async function admit<Schema extends z.ZodObject>(
  context: Readonly<RouterContextProvider>,
  intake: Intake<Schema>,
  input: z.output<Schema>,
  evidence: Evidence,
): Promise<Outcome> {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { now } = context.get(requestContext)
  const place = networkPlace(clientIp())
  await countVisit(app, 'enquiry', postsPerAddress, now)

  const { token, proof } = evidence
  const solved = token && proof ? await checkProof(app.secret, token.text, proof) : undefined
  const reasons = [...suspicionsOfContent(input), ...suspicionsOfPost(evidence, now)]

  const identity = intake.identity?.(input) ?? input
  const { name, email } = intake.sender(input)
  const mark = (kind: string, value: string) => fingerprint(app.secret, kind, value)
  const receipt = {
    id: recordId(intake.form, token?.text ?? 'none', identity),
    form: intake.form,
    content: contentFingerprint(app.secret, intake.form, identity),
    address: mark('address', place.address),
    network: mark('network', place.network),
    email: email ? mark('email', email.toLowerCase()) : null,
  }
  const consent = { text: intake.consent, page: intake.page, at: now.toISOString() }
  // A browser that can compute a proof sends an empty one first, and is asked once.
  const canProve = token !== undefined && proof === ''
  try {
    const id = await app.db.as(actor, async (tx) => {
      const { taken, isProven } = await take(tx, receipt, solved)
      if (!taken.is_new) return taken.id ?? receipt.id
      const found = [...reasons, ...suspicionsOfCounts(taken)]
      const left = isProven ? found.filter((reason) => !isProvable(reason)) : found
      if (canProve && left.length > 0 && left.every(isProvable)) throw new ProofNeeded()
      await recordLeadOrigin(tx, receipt.id, evidence.origin)
      if (left.length > 0) await hold(tx, left)
      else await intake.store(app, tx, { id: receipt.id, input, consent })
      return receipt.id
    })
    return { id }
  } catch (error) {
    if (!(error instanceof ProofNeeded) || !token) throw error
    return { challenge: await askForProof(app.secret, token.text, now) }
  }

  async function hold(tx: Tx, why: Suspicion[]) {
    const entry = { id: receipt.id, form: intake.form, senderName: name, senderEmail: email }
    await insertQuarantined(tx, { ...entry, payload: input, reasons: why, consent })
    logQuarantined(app, intake.form, why)
  }
}

/**
 * Each proof is valid once. A proof that was used before is ignored, and the post is judged without
 * it.
 */
async function take(
  tx: Tx,
  receipt: Omit<Parameters<typeof takeReceipt>[1], 'proof'>,
  solved: string | undefined,
): Promise<{ taken: Receipt; isProven: boolean }> {
  const taken = await takeReceipt(tx, { ...receipt, proof: solved ?? null })
  if (taken.is_new || taken.id !== null) return { taken, isProven: solved !== undefined }
  return { taken: await takeReceipt(tx, { ...receipt, proof: null }), isProven: false }
}

function logQuarantined(app: App, form: string, reasons: Suspicion[]) {
  app.log.info({ form, reasons }, 'a form was quarantined')
}
