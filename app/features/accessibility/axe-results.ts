/** What axe found on one page in all its states, widths and themes. */
export type AxePage = {
  /** The day of the check, as `yyyy-mm-dd`. */
  date: string
  /** How often it was run: two widths and two themes for each state. */
  checks: number
  /** The number of rules that passed. */
  passed: number
  /** Rules that leave the decision to a person, with the most elements in one check. */
  incomplete: Record<string, number>
  /** Rules that are violated, with the most elements in one check. */
  violated: Record<string, number>
}

/** What `npm run accessibility:axe` writes; pages by their address in the site map. */
export type AxeResults = { axe: string; browser: string; pages: Record<string, AxePage> }
