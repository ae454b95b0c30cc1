/** Staff's view of the customers' allow-lists and of who calls from where. */
export const adminIpAllowList = {
  disable: 'Disable',
  enable: 'Enable',
  disableOne: 'Disable %{address} for %{customer}',
  enableOne: 'Enable %{address} for %{customer}',
  disabling: {
    title: 'Disable %{address}?',
    detail:
      'Live calls by %{customer} from this address are rejected within five seconds. If it is their only active entry, all their live calls are rejected. The customer sees the reason.',
    confirm: 'Disable entry',
    done: '%{address} is disabled',
  },
  enabling: {
    title: 'Enable %{address}?',
    detail: 'Live calls by %{customer} from this address are accepted again.',
    confirm: 'Enable entry',
    done: '%{address} is enabled',
  },
  disabledBy: '%{name}, %{day}: %{reason}',
  hits: {
    lead: 'Calls to /v1 by address, %{period}',
    most: 'At most %{days} days at a time.',
    error: 'The calls could not be loaded',
    calls: 'Calls',
    blocked: 'Blocked',
    share: '%{share}% of calls',
    addresses: 'Addresses',
    top: 'Top callers',
  },
} as const
