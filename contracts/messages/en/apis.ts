/** Staff's pages about products, providers and who answers what. */
export const apisServer = {
  isOff: '%{product} is already switched off.',
  isOn: '%{product} is already on.',
  noNotice: '%{product} has no notice.',
  notHere: 'This product reads files or waits for a person, so it cannot be tried here.',
  reasonNeeded: 'This is not a test value. Say why it is asked.',
  unknownSource: 'This source does not answer the product.',
  serverIsOn: '%{provider} is already on.',
  serverIsOff: '%{provider} is already off.',
  keysFirst: 'Set the keys of %{provider} first.',
  ownGateway: 'The own gateway is set up by SOURCE_URL and SOURCE_KEY. Only its price can be changed here.',
  notRouted: 'This product asks no outside source, so nobody has to be chosen for it.',
  noCustomer: 'No customer has this ID. Enter a complete user ID or customer ID.',
} as const
