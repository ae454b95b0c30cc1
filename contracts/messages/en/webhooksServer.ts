/** What the server says about the developers' own tools: the test console and webhooks. */
export const testApisServer = {
  kycFirst: 'Complete your KYC first: only verified accounts can run live requests. Test runs work without it.',
  tooMany: 'Too many runs this minute. Try again in %{seconds} seconds.',
} as const

export const webhooksServer = {
  httpsOnly: 'The endpoint URL must start with https://.',
  noCredentials: 'The endpoint URL cannot contain a user name or password. Verify the signature instead.',
  notPublic: 'This address is not public, so we cannot deliver to it.',
  tooMany: 'An account can have at most %{count} endpoints. Delete one that you no longer use.',
  isDisabled: 'This endpoint is disabled. Enable it first.',
  tooManyByHand: 'Too many test events and replays. Wait a minute, then try again.',
  disabledSubject: '%{brand}: your webhook endpoint at %{host} is disabled',
  disabledText:
    '%{count} deliveries in a row to your webhook endpoint at %{host} failed, so we have disabled it. It will get no more events.\n\nFix the endpoint, enable it, then replay the events it missed: %{url}',
} as const
