/**
 * A reason why the product cannot start or a command cannot run, shown to the operator.
 *
 * @param message one line with the problem and the remedy. It is printed unchanged, without a stack.
 */
export class StartupError extends Error {
  override name = 'StartupError'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s*[\r\n]+\s*/g, ' ').trim(), options)
  }
}
