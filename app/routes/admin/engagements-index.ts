/** The list with no dialog opened. */
export default () => null
