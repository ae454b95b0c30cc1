/** Staff's audit log of the whole platform. */
export const adminAuditLog = {
  actor: { admin: 'staff', customer: 'customer', key: 'API key', system: 'server' },
  sealed: 'Sealed',
  unsealed: 'Not sealed yet',
  broken: 'Altered',
  holds: 'The entry is unchanged since it was sealed, and follows the entry before it.',
  altered: 'The entry does not match its seal. Run npm run verify-ledger.',
  changes: 'Before and after',
  details: 'Details',
  field: 'Field',
  before: 'Before',
  after: 'After',
  value: 'Value',
  nothing: 'No details were recorded.',
}
