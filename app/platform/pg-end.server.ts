import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

const milliseconds = 5_000

/** Takes leave of the server. One that hangs never lets go, so the connection is closed after a while. */
export async function endClient(client: pg.Client): Promise<void> {
  // The library never tells whoever waits for a connection that it was ended while it was opened.
  const isOpen = client.getTransactionStatus() !== null
  if (isOpen) await Promise.race([client.end(), delay(milliseconds, undefined, { ref: false })])
  dropClient(client)
}

/** Closes a connection at once; what was asked on it fails. */
export const dropClient = ({ connection }: pg.Client) => connection.stream.destroy()
