/** What the server says about the developers' own tools: the test console and webhooks. */
export const testApisServer = {
  kycFirst: 'Complete your KYC first: live runs are for verified accounts. Test runs work without it.',
  tooMany: 'Too many runs in a minute. Try again in %{seconds} seconds.',
} as const

export const webhooksServer = {
  httpsOnly: 'An endpoint’s address starts with https://.',
  noCredentials: 'An address with a user name or password in it cannot be an endpoint. Check the signature instead.',
  notPublic: 'This address is not public: nothing can be delivered to it.',
  tooMany: 'An account has at most %{count} endpoints. Delete one that you no longer use.',
  isDisabled: 'This endpoint is disabled. Enable it first.',
  tooManyByHand: 'Too many test events and replays. Wait a minute, then try again.',
  disabledSubject: '%{brand}: your webhook at %{host} is disabled',
  disabledText:
    '%{count} deliveries to your webhook at %{host} failed in a row, so we have disabled it. It gets no more events.\n\nRepair the endpoint, then enable it and replay what it missed: %{url}',
} as const
