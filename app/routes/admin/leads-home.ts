/** The panel opens on the list of leads. */
export default () => null
