/** What is said and left when a person's records are erased. */
export const erasure = {
  isStaff: 'This email address belongs to a member of staff. Deactivate the account instead.',
  formerName: 'Former member',
}
