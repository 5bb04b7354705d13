import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

type Rolldown = typeof import('rolldown/utils')

const require = createRequire(import.meta.url)
let rolldown: Rolldown | undefined

// Node itself runs TypeScript, but no JSX.
registerHooks({
  load(url, context, next) {
    if (!new URL(url).pathname.endsWith('.tsx')) return next(url, context)
    rolldown ??= require('rolldown/utils') as Rolldown
    const file = fileURLToPath(url)
    const options = { sourcemap: true }
    const { code, map, errors } = rolldown.transformSync(file, readFileSync(file, 'utf8'), options)
    if (errors.length > 0) throw errors[0]
    const inline = Buffer.from(JSON.stringify(map)).toString('base64')
    const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`
    return { format: 'module', shortCircuit: true, source }
  },
})
