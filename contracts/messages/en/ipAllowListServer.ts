/** What the server says about the allow-list and the calls by address. */
export const ipAllowListServer = {
  invalid: 'Enter an IPv4 or IPv6 address, such as 203.0.113.7, or a range, such as 203.0.113.0/24.',
  everything: 'A /0 range allows every address, the same as an empty list. Leave the list empty instead.',
  tooWide: 'This range is too wide. The widest allowed is /%{four} for IPv4 and /%{six} for IPv6.',
  notOne: 'Enter one IPv4 or IPv6 address, such as 203.0.113.7.',
  twice: '%{address} is already on the list.',
  tooMany: 'An allow-list can have at most %{count} entries. Remove one, or merge adjacent addresses into a range.',
} as const
