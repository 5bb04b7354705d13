import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

const ACCESS = 'app/platform/access.ts'
const IDENTIFIER = 'app/platform/identifier.ts'
const HASHED = 'app/platform/identifier.server.ts'

/** Names of access rules: they may be defined in one file only. */
const GATE =
  /^(require|assert|ensure|check|is)_?(Staff|Admin|Administrator|User|Client|ClientAdmin|ClientMember|Member|Reader|InvitationReader|Writer|Owner|Inviter|Manager|SignedIn)$/
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
      const program = parse(file)
      const answers = answersAboutActor(program)
      walk(program, (node) => {
        const name = definedName(node)
        if (name && GATE.test(name) && file.path !== ACCESS)
          say(node, `${name}: a gate is defined in ${ACCESS}, import it`)
        const home = name && Object.hasOwn(HELPERS, name) ? HELPERS[name] : undefined
        if (home && home !== file.path) say(node, `${name}: it is defined in ${home}, import it`)
        if (refusesByRole(node, answers) && file.path !== ACCESS)
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

/**
 * `if (actor.kind !== 'user' …) throw new AppError(…)` for any role, also where the question was
 * answered in a variable before, and `if (actor.role === 'admin') return …` followed by the throw.
 */
function refusesByRole(node: SyntaxNode, answers: Set<string>): boolean {
  if (node.type === 'BlockStatement') {
    const statements = node.body as SyntaxNode[]
    return statements.some(
      (one, at) =>
        one.type === 'IfStatement' &&
        isNode(one.test) &&
        first(one.consequent)?.type === 'ReturnStatement' &&
        throwsError(statements[at + 1]) &&
        asksWho(one.test, answers),
    )
  }
  if (node.type !== 'IfStatement' || !isNode(node.test)) return false
  return throwsError(first(node.consequent)) && asksWho(node.test, answers)
}

function first(body: unknown): SyntaxNode | undefined {
  if (!isNode(body)) return undefined
  return body.type === 'BlockStatement' ? (body.body as SyntaxNode[])[0] : body
}

const throwsError = (node: SyntaxNode | undefined) =>
  node?.type === 'ThrowStatement' && isNode(node.argument, 'NewExpression')

/** Whether an expression reads the kind or the role of the actor. */
function asksWho(expression: SyntaxNode, answers: Set<string>): boolean {
  let asks = false
  walk(expression, (one) => {
    if (one.type === 'Identifier' && answers.has(String(one.name))) asks = true
    if (one.type === 'MemberExpression' && isNode(one.object) && isNode(one.property))
      asks ||= one.object.name === 'actor' && /^(kind|role)$/.test(String(one.property.name))
    return undefined
  })
  return asks
}

/** Names of the variables that hold a comparison with the actor's kind or role. */
function answersAboutActor(program: SyntaxNode): Set<string> {
  const names = new Set<string>()
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init))
      return undefined
    const compares = ['LogicalExpression', 'BinaryExpression'].includes(node.init.type)
    if (compares && asksWho(node.init, new Set())) names.add(String(node.id.name))
    return undefined
  })
  return names
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
