/** A short message that appears over the page for five seconds. */
export type Toast = {
  id: string
  title: string
  description?: string
  tone: 'default' | 'destructive'
}
