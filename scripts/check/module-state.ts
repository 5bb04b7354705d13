import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, type SyntaxNode, statementsOf } from './syntax.ts'

const RUNS_ON_SERVER = /\.server\.tsx?$|^server\/|^app\/routes\//

/**
 * Modules that may have state of their own, each with the reason why it does not belong to the running
 * product.
 */
export const MAY_HOLD: Record<string, string> = {
  'app/features/accounts/password/password-policy.server.ts': 'word lists, the same for everybody',
  'app/features/assistant/engines/ocr.server.ts': 'runs in a program of its own',
  'app/features/assistant/engines/speech.server.ts': 'runs in a program of its own',
  'app/features/assistant/knowledge/encoder-program.server.ts': 'is a program of its own',
  'app/features/assistant/engines/voice-program.server.ts': 'is a program of its own',
  'app/print/type-case.server.ts': 'fonts, the same for every document',
  'app/features/insights/article-html.server.ts':
    'cleaned articles by their text, the same for everybody',
  'app/platform/embedded-postgres-lock.server.ts': 'locks belong to the process',
  'app/platform/page-body.server.ts': 'goes with the answer that it belongs to',
  'app/platform/pg-pool.server.ts': 'the hash of a text, the same for everybody',
  'server/observability.ts': 'the library measures the process, and never stops',
}

/** The state of a running product belongs to `App`, so that two products in one process do not share it. */
export function moduleState(files: SourceFile[]): Violation[] {
  const found = files
    .filter((file) => isTypeScript(file) && RUNS_ON_SERVER.test(file.path) && !isTest(file.path))
    .flatMap((file) =>
      statementsOf(file)
        .filter(holdsState)
        .map(({ start }) => ({ file, start })),
    )
  const idle = Object.keys(MAY_HOLD).filter(
    (path) =>
      files.some((file) => file.path === path) && !found.some(({ file }) => file.path === path),
  )
  return [
    ...found
      .filter(({ file }) => !(file.path in MAY_HOLD))
      .map(({ file, start }) => ({
        path: file.path,
        line: lineAt(file.text, start),
        message:
          "is state of a module: build it in the feature's contribution and keep it in App, or name the file with a reason in scripts/check/module-state.ts",
      })),
    ...idle.map((path) => ({
      path,
      message: 'holds no state any more: take it off the list in scripts/check/module-state.ts',
    })),
  ]
}

function holdsState(statement: SyntaxNode): boolean {
  const declared = isNode(statement.declaration) ? statement.declaration : statement
  if (declared.type !== 'VariableDeclaration') return false
  if (declared.kind !== 'const') return true
  return (declared.declarations as SyntaxNode[]).some(({ init }) => startsEmpty(init))
}

/** A collection that is created empty is filled later, so it is state; one with content is a constant. */
function startsEmpty(init: unknown): boolean {
  if (isNode(init, 'TSAsExpression') || isNode(init, 'TSSatisfiesExpression'))
    return startsEmpty(init.expression)
  if (isNode(init, 'ArrayExpression')) return (init.elements as unknown[]).length === 0
  if (isNode(init, 'ObjectExpression')) return (init.properties as unknown[]).length === 0
  // What it gives is kept in the module.
  if (isNode(init, 'CallExpression'))
    return isNode(init.callee, 'Identifier') && init.callee.name === 'promiseOnce'
  return (
    isNode(init, 'NewExpression') &&
    isNode(init.callee, 'Identifier') &&
    /^((Weak)?(Map|Set)|Array)$/.test(String(init.callee.name)) &&
    (init.arguments as unknown[]).length === 0
  )
}
