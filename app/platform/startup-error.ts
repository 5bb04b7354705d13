/**
 * A reason why the product cannot start or a command cannot run, told to the operator.
 *
 * @param message one line: what is wrong and the remedy. It is printed as it is, without a stack.
 */
export class StartupError extends Error {
  override name = 'StartupError'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s*[\r\n]+\s*/g, ' ').trim(), options)
  }
}
