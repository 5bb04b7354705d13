import { lookup } from 'node:dns/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { Config } from '#app/platform/config.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'

type Place = Pick<Config, 'port' | 'host'>

/**
 * Checks whether the port is free, and leaves it closed: a start that fails on its port must not have
 * created accounts, and a client that connects before the product is ready must be refused.
 *
 * @throws StartupError one line with the remedy
 */
export async function requireFreePort({ port, host }: Place): Promise<void> {
  const found = await lookup(host).catch((error) => {
    throw refusal({ port, host }, error)
  })
  await new Promise<void>((resolve, reject) => {
    // An outgoing connection from our own port would use it like a listener. This one connects to
    // nothing.
    const probe = connect({
      host: found.family === 6 ? '::1' : '127.0.0.1',
      port: 0,
      localAddress: found.address,
      localPort: port,
    })
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.syscall === 'bind') reject(refusal({ port, host }, error))
      else resolve()
    })
    probe.once('connect', () => {
      probe.destroy()
      resolve()
    })
  })
}

/** Opens the port. @throws StartupError one line with the remedy */
export function listen(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(refusal({ port, host }, error))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve()
    })
  })
}

function refusal({ port, host }: Place, { code }: NodeJS.ErrnoException): StartupError {
  return new StartupError(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop the program that uses it, or set PORT to another port.`
      : `Cannot listen on ${host}:${port} (${code}): set HOST and PORT to an address of this machine.`,
  )
}
