import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { type Challenge, noProof } from './intake.ts'

/** Works out what the form posts as its proof. Loaded only where one is asked for. */
export async function solveProof(challenge: Challenge): Promise<string> {
  try {
    const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
    return solution ? JSON.stringify({ challenge, solution }) : noProof
  } catch {
    // On plain http a browser lends no cryptography: then people decide.
    return noProof
  }
}
