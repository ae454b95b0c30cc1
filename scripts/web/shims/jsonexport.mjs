// Replaces react-admin's CSV export in the browser; ours come from the server.
export default () => {
  throw new Error('Exports are made by the server.')
}
