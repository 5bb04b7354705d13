import {
  type PublicKeyCredentialCreationOptionsJSON as CreationJson,
  type PublicKeyCredentialRequestOptionsJSON as RequestJson,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { passkeys } from '#content/passkeys.ts'
import { rememberPasskey } from './passkey-memory.ts'

const { errors } = passkeys

/** The device makes a passkey. @returns its answer as text @throws Error with words for the person */
export async function makePasskey(options: unknown): Promise<string> {
  const made = await answerOf(startRegistration({ optionsJSON: options as CreationJson }))
  rememberPasskey()
  return JSON.stringify(made)
}

/**
 * The device signs with a passkey. With `offered` the browser opens no dialog: it lists passkeys in the
 * address field until the signal aborts, or until a device gets another request.
 * @returns its answer as text @throws Error with words for the person
 */
async function signWithPasskey(options: unknown, offered?: AbortSignal): Promise<string> {
  const cancel = () => WebAuthnAbortService.cancelCeremony()
  offered?.addEventListener('abort', cancel)
  try {
    const signed = startAuthentication({
      optionsJSON: options as RequestJson,
      useBrowserAutofill: offered !== undefined,
      verifyBrowserAutofillInput: false,
    })
    return JSON.stringify(await answerOf(signed))
  } finally {
    offered?.removeEventListener('abort', cancel)
  }
}

async function answerOf<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') throw new Error(errors.known)
    if (name === 'SecurityError') throw new Error(errors.place)
    throw new Error(errors.cancelled)
  }
}

/** Whose sign-in page it is. */
export type Side = 'admin' | 'portal'

/** Fetches a challenge, has it signed and sends the answer. @returns the address to go to */
export async function enterWithPasskey(side: Side, address: string): Promise<string> {
  const { options } = await post(address, { intent: 'ask' })
  return handIn(side, address, await signWithPasskey(options))
}

// A challenge is valid for five minutes. A page that stays open renews it before that, at most 15 times.
const freshFor = 4 * 60_000
const questions = 15

/**
 * Lets the browser offer passkeys until one is chosen or the signal aborts.
 * @returns the address to go to; null when none was chosen
 * @throws Error with words for the person, when one was chosen and does not sign in
 */
export async function offerPasskey(
  side: Side,
  address: string,
  signal: AbortSignal,
): Promise<string | null> {
  for (let round = 0; round < questions; round += 1) {
    const until = AbortSignal.any([signal, AbortSignal.timeout(freshFor)])
    // The person has not asked for anything yet, so an error here is not shown.
    const asked = await post(address, { intent: 'ask' }, signal).catch(() => null)
    if (!asked || until.aborted) return null
    const response = await signWithPasskey(asked.options, until).catch(() => null)
    if (response) return handIn(side, address, response)
    if (signal.aborted || !until.aborted) return null
  }
  return null
}

async function handIn(side: Side, address: string, response: string): Promise<string> {
  const search = window.location.search
  const { to } = await post(address, { intent: 'sign-in', response, side, search })
  rememberPasskey()
  return String(to)
}

const longestWait = 30_000

async function post(address: string, fields: Record<string, string>, ended?: AbortSignal) {
  const failed = () => new Error(errors.connection)
  const body = new URLSearchParams(fields)
  const limit = AbortSignal.timeout(longestWait)
  const signal = ended ? AbortSignal.any([ended, limit]) : limit
  const answer = await fetch(address, { method: 'POST', body, signal }).catch(() =>
    Promise.reject(failed()),
  )
  const said = (await answer.json().catch(() => Promise.reject(failed()))) as Record<
    string,
    unknown
  >
  if (!answer.ok) throw new Error(typeof said.error === 'string' ? said.error : errors.connection)
  return said
}
