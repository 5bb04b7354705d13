export type Theme = 'light' | 'dark'

const maxAge = 365 * 86_400
const pattern = /(?:^|;\s*)theme=(light|dark)(?:;|$)/

/** The theme that the visitor chose, or null: then the system decides. */
export function readTheme(request: Request): Theme | null {
  return (pattern.exec(request.headers.get('cookie') ?? '')?.[1] as Theme | undefined) ?? null
}

/** The cookie that keeps the choice; null removes it. */
export function themeCookie(theme: Theme | null): string {
  return `theme=${theme ?? ''}; Path=/; SameSite=Lax; Max-Age=${theme ? maxAge : 0}`
}
