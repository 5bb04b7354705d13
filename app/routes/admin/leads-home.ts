/** The panel's home is the list of leads. */
export default () => null
