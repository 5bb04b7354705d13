/** A short message that appears over the page for five seconds, or longer when it offers to take a change back. */
export type Toast = {
  id: string
  title: string
  description?: string
  tone: 'default' | 'destructive'
  /** A change of the reader that can be taken back, and what the button says. */
  undo?: { change: string; label: string }
}
