/** The list without an open mail. */
export default () => null
