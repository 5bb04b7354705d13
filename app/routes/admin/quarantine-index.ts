/** The list without an open submission. */
export default () => null
