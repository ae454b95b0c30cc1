/** Staff's queue of work. */
export const adminWork = {
  unassigned: 'Unassigned',
  nobody: 'Nobody',
  assign: 'Assign',
  to: 'Assign to',
  assignTitle: 'Assign %{smart_count} entry |||| Assign %{smart_count} entries',
  assigned: '%{smart_count} entry assigned |||| %{smart_count} entries assigned',
  waiting: 'Waiting work',
  open: 'Open in Work',
  figures: {
    orders: 'Challan orders to settle',
    refunds: 'Refunds to review',
    diverged: 'Mismatched payments',
    overdue: 'Overdue',
  },
}
