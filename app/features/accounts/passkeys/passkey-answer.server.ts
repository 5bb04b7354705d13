/** The answer of a device as its page sent it; undefined when it is not an object. */
export function readAnswer(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
