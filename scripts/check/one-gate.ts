import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

const ACCESS = 'app/platform/access.ts'
const IDENTIFIER = 'app/platform/identifier.ts'
const HASHED = 'app/platform/identifier.server.ts'

/** Names of access rules: they may be defined in one file only. */
const GATE =
  /^(require|assert|ensure|check|is)_?(Staff|Admin|Administrator|User|Client|ClientAdmin|ClientMember|Member|Reader|Writer|Owner|Inviter|Manager|SignedIn)$/
const HELPERS: Record<string, string> = {
  isUuid: IDENTIFIER,
  isSlug: IDENTIFIER,
  isToken: IDENTIFIER,
  uuidFromHash: HASHED,
  newToken: HASHED,
}
const UUID_PATTERN = /^\^\(?\[(0-9a-f|\\da-f|a-f0-9|a-f\\d)[^\]]*\]\{8\}\)?(-|\(-|\()/i
/** Code that searches a text for a UUID. */
const TAKES_APART = ['app/features/accounts/sign-up/email-proof.server.ts']

/** Access rules and the form of ids are defined once; everything else uses them. */
export function oneGate(files: SourceFile[]): Violation[] {
  return files
    .filter((file) => isTypeScript(file) && !isTest(file.path) && isOurs(file.path))
    .flatMap((file) => {
      const found: Violation[] = []
      const say = (node: SyntaxNode, message: string) =>
        found.push({ path: file.path, line: lineAt(file.text, node.start), message })
      walk(parse(file), (node) => {
        const name = definedName(node)
        if (name && GATE.test(name) && file.path !== ACCESS)
          say(node, `${name}: a gate is defined in ${ACCESS}, import it`)
        const home = name && Object.hasOwn(HELPERS, name) ? HELPERS[name] : undefined
        if (home && home !== file.path) say(node, `${name}: it is defined in ${home}, import it`)
        if (refusesByRole(node) && file.path !== ACCESS)
          say(node, `a gate of its own: use one of ${ACCESS}`)
        if (isUuidPattern(node) && file.path !== IDENTIFIER && !TAKES_APART.includes(file.path))
          say(node, `a pattern of a UUID: use isUuid of ${IDENTIFIER}`)
        if (makesUuid(node) && file.path !== HASHED)
          say(node, `a UUID made from a hash: use uuidFromHash of ${HASHED}`)
        return undefined
      })
      return found
    })
}

const isOurs = (path: string) => /^(app|server|scripts|db)\//.test(path)

/** The name of a function declaration, or of a variable that holds a function. */
function definedName(node: SyntaxNode): string | undefined {
  const isFunction =
    node.type === 'FunctionDeclaration' ||
    (node.type === 'VariableDeclarator' &&
      (isNode(node.init, 'ArrowFunctionExpression') || isNode(node.init, 'FunctionExpression')))
  return isFunction && isNode(node.id) ? String(node.id.name) : undefined
}

/** `if (actor.kind !== 'user' …) throw new AppError(…)`, for any role. */
function refusesByRole(node: SyntaxNode): boolean {
  if (node.type !== 'IfStatement' || !isNode(node.test) || !isNode(node.consequent)) return false
  const body = node.consequent
  const [only] = body.type === 'BlockStatement' ? (body.body as SyntaxNode[]) : [body]
  if (only?.type !== 'ThrowStatement' || !isNode(only.argument, 'NewExpression')) return false
  let asksWho = false
  walk(node.test, (one) => {
    if (one.type !== 'MemberExpression' || !isNode(one.object) || !isNode(one.property))
      return undefined
    if (one.object.name === 'actor' && one.property.name === 'kind') asksWho = true
    return undefined
  })
  return asksWho
}

function isUuidPattern(node: SyntaxNode): boolean {
  if (node.type !== 'Literal' || typeof node.value === 'number') return false
  const { pattern } = (node.regex ?? {}) as { pattern?: string }
  return pattern !== undefined && UUID_PATTERN.test(pattern)
}

/** A template of five parts with dashes between them, made from pieces of one text. */
function makesUuid(node: SyntaxNode): boolean {
  if (node.type !== 'TemplateLiteral') return false
  const parts = node.expressions as SyntaxNode[]
  const between = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
  const isCut = parts.every(
    (part) => isNode(part, 'CallExpression') && isNode(part.callee, 'MemberExpression'),
  )
  return parts.length === 5 && isCut && between.slice(1, -1).every((text) => text.startsWith('-'))
}
