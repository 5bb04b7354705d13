import { createContext } from 'react'
import type { kept } from '#content/kept.ts'

/** Whose texts a page keeps, and what it says about them. */
export type Keeping = { owner: string; copy: typeof kept }

/** Without a value, as on public pages, nothing is kept. */
export const KeepingContext = createContext<Keeping | null>(null)
