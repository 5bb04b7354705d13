/** Asks the product on the port of this machine that is its argument; ends with 0 when it is ready, else with 1. */
const [port = '3000'] = process.argv.slice(2)

try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(3_000),
  })
  process.exitCode = answer.ok ? 0 : 1
} catch {
  process.exitCode = 1
}

export {}
