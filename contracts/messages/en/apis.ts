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
  dryRun: {
    tooFew:
      'Yesterday had %{available} such questions. A dry run asks at least %{least}, so that its counts are not about single people.',
    notLive:
      'Questions of customers about this product are not asked again: asking has an effect on the person, or the answer does not keep. Use test values.',
    notReady: '%{provider} is off or has no keys. Set it up at “API servers” first.',
    unknownCost:
      'What an answer costs is not known, so the limit cannot hold. Set the price at “API servers”, or accept that.',
    oneRuns: 'Another dry run is running. Wait for its end, or stop it.',
    hasEnded: 'This dry run has ended already.',
  },
  noCustomer: 'No customer has this ID. Enter a complete user ID or customer ID.',
} as const
