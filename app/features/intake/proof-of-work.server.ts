import { createHmac } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Challenge } from './intake.ts'

// On average 256 tries of 5,000 rounds: about a second in a browser, one try for the server.
const task = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyLength: 32, keyPrefix: '00' }
const minutes = 20

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(task.algorithm),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.literal(task.cost),
      keyLength: z.literal(task.keyLength),
      keyPrefix: z.literal(task.keyPrefix),
      expiresAt: z.number().int(),
      data: z.object({ token: z.string().max(200) }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(100) }),
})

const keyOf = (secret: string) =>
  createHmac('sha256', secret).update('proof-of-work').digest('base64url')

/** A challenge for the holder of one form token. */
export function askForProof(secret: string, token: string, now: Date): Promise<Challenge> {
  return createChallenge({
    ...task,
    deriveKey,
    data: { token },
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    hmacSignatureSecret: keyOf(secret),
  })
}

/**
 * The id of a solved challenge, by which it is used only once; undefined when the proof is wrong.
 */
export async function checkProof(
  secret: string,
  token: string,
  proof: string,
): Promise<string | undefined> {
  const parsed = payloadSchema.safeParse(readJson(proof))
  if (!parsed.success || parsed.data.challenge.parameters.data.token !== token) return undefined
  const { verified } = await verifySolution({
    ...parsed.data,
    deriveKey,
    hmacSignatureSecret: keyOf(secret),
  })
  return verified ? parsed.data.challenge.parameters.nonce : undefined
}

function readJson(text: string): unknown {
  try {
    return text.length <= 2_000 ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
