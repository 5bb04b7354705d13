/** What somebody is told before they close their account. */
export type Closing = {
  /**
   * Why they cannot close it themselves: they are the only administrator of their organization, with colleagues whom they can
   * name or without.
   */
  hindered: 'colleagues' | 'alone' | null
  /** How many decisions wait for them. */
  decisions: number
}
