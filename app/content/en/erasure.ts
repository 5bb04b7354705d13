/** What is said and left when a person's records are erased. */
export const erasure = {
  isStaff: 'This address belongs to the staff: deactivate the account instead.',
  formerName: 'Former member',
}
