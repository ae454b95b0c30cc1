/** Staff's pages about products, providers and who answers what. */
export const apisServer = {
  isOff: '%{product} is already switched off.',
  isOn: '%{product} is already on.',
  noNotice: '%{product} has no notice.',
} as const
