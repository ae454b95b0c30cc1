/** Staff's pages about products, providers and who answers what. */
export const apisServer = {
  isOff: '%{product} is already switched off.',
  isOn: '%{product} is already on.',
  noNotice: '%{product} has no notice.',
  notHere: 'This product reads files or waits for a person, so it cannot be tried here.',
  reasonNeeded: 'This is not a test value. Say why it is asked.',
  unknownSource: 'This source does not answer the product.',
} as const
