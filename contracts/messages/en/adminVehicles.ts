/** Staff's page of vehicle data. */
export const adminVehicles = {
  kept: 'No answer of a vehicle is sold from a store: each check asks its source. Who asks the same again within %{hours} hours is shown the earlier answer first. The challan tool answers from its own records for %{minutes} minutes.',
  customers: 'Customers with Vaahan analytics: %{analytics}. With the challan tool: %{challanTool}.',
  sources: 'Sources of vehicle data',
  days: 'The last %{count} days',
  product: 'Product',
  state: 'State',
  source: 'Answered by, last',
  noSource: 'Not among the latest checks',
  lookedAt: 'Who answers is read from the platform’s latest %{count} checks.',
  checks: 'Checks',
  unanswered: 'No answer',
  daily: 'Checks of vehicles by day',
  day: 'Day',
} as const
