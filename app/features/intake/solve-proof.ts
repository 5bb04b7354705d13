import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { type Challenge, noProof } from './intake.ts'

/** Computes the proof that the form sends. Loaded only when a proof is needed. */
export async function solveProof(challenge: Challenge): Promise<string> {
  try {
    const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
    return solution ? JSON.stringify({ challenge, solution }) : noProof
  } catch {
    // Over plain http browsers have no Web Crypto: the post is sent without a proof and
    // quarantined.
    return noProof
  }
}
