/** Demo and contact requests, for staff. */
export const adminLeads = {
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
} as const
