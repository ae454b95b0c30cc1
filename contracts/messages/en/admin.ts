import { adminAuditLog } from './adminAuditLog.ts'
import { adminDashboard } from './adminDashboard.ts'
import { adminKyc } from './adminKyc.ts'
import { adminNotes } from './adminNotes.ts'
import { adminUsers } from './adminUsers.ts'
import { adminWork } from './adminWork.ts'
import { auditActionNames } from './auditActionNames.ts'

/** The staff's area. */
export const admin = {
  users: adminUsers,
  transactions: {
    balanceOf: 'Balance %{amount}',
    entry: {
      same: 'All entries with this reference',
      lines: 'Double entry',
      account: 'Account',
      amount: 'Amount',
      sum: 'Sum',
    },
    accounts: {
      wallet: '%{wallet} wallet, available',
      hold: '%{wallet} wallet, held',
      revenue: 'Revenue',
      gateway: 'Payment gateway',
      bonus: 'Bonus',
      adjustment: 'Adjustments',
    },
  },
  kyc: adminKyc,
  auditLog: adminAuditLog,
  work: adminWork,
  notes: adminNotes,
  leads: {
    all: 'All requests',
    error: 'The requests could not be loaded',
    open: '%{count} open',
    allHandled: 'All requests are handled.',
    by: '%{name}, %{time}',
    handle: 'Mark as handled',
    handleOne: 'Mark as handled: %{name}',
    reopen: 'Reopen',
    reopenOne: 'Reopen: %{name}',
    done: 'The request from %{name} is marked as handled.',
    doneByOther: '%{other} has already handled the request from %{name}.',
    reopened: 'The request from %{name} is open again.',
    showMessage: 'Show message from %{name}',
    hideMessage: 'Hide message from %{name}',
  },
  ipAllowList: {
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
  },
  page: {
    user: 'User detail',
    denied: 'Access denied',
  },
  search: {
    label: 'Search orders, payments, phones, vehicles, IDs',
    key: 'Press / to search',
    open: 'Search',
    close: 'Close search',
    none: 'Nothing found. Numbers, e-mails and words of names must be complete; IDs may be shortened as on screens.',
    slow: 'Still searching…',
    searching: 'Searching…',
    failed: 'Search failed. Try again.',
    more: 'Type at least two characters',
    kind: {
      user: 'Customer',
      challanOrder: 'Challan order',
      challanRefund: 'Challan refund',
      payment: 'Card payment',
      invoice: 'Invoice',
      payout: 'Payout',
      verification: 'Verification',
      request: 'API request',
      job: 'File',
      transfer: 'Transaction',
      lead: 'Request',
      staff: 'Staff',
    },
  },
  sources: {
    title: 'Sources',
    up: 'All sources up',
    down: '%{name} down',
    degraded: '%{name} slow',
    several: '%{count} sources have problems',
    unknown: '%{smart_count} source not asked yet |||| %{smart_count} sources not asked yet',
    operational: '%{smart_count} source is operational |||| %{smart_count} sources are operational',
    state: { operational: 'Operational', unknown: 'Not asked yet', degraded: 'Slow', down: 'Down' },
  },
  dashboard: adminDashboard,
  denied: {
    title: 'Access denied',
    detail: 'This page requires the %{needed} role. You are signed in as %{role}.',
    another: 'Your role, %{role}, has access to that page.',
    back: 'Go to dashboard',
  },
  action: auditActionNames,
} as const
