/** The list without a dialog. */
export default function NoLead() {
  return null
}
