/** What the server says about the allow-list and the calls by address. */
export const addressesServer = {
  invalid: 'Enter an IPv4 or IPv6 address, such as 203.0.113.7, or a range, such as 203.0.113.0/24.',
  everything: 'A /0 lets every address in, which is what an empty list does. Leave the list empty instead.',
  tooWide: 'This range is too wide for an allow-list. The widest is a /%{four} of IPv4 or a /%{six} of IPv6.',
  notOne: 'Enter one IPv4 or IPv6 address, such as 203.0.113.7.',
  twice: '%{address} is on the list already.',
  tooMany: 'An allow-list has at most %{count} entries. Remove one, or join neighbours into a range.',
  columns: {
    address: 'Address',
    customerId: 'Customer ID',
    customer: 'Customer',
    calls: 'Calls',
    blocked: 'Blocked',
    lastSeenAt: 'Last seen, UTC',
  },
} as const
