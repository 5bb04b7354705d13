/** The list without an open lead. */
export default () => null
