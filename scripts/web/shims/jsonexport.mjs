// react-admin makes a CSV in the browser; ours come from the server.
export default () => {
  throw new Error('Exports are made by the server.')
}
