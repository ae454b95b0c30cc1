import type { PriceItemId } from './checks/priceItems.ts'

/** The products whose subjects can be monitored. Each has a price entry named `monitoring`, per month. */
export const monitoredProducts = ['aml-screen', 'court-case-check'] as const

export type MonitoredProduct = (typeof monitoredProducts)[number]

export const isMonitored = (product: string): product is MonitoredProduct =>
  monitoredProducts.some(one => one === product)

/** The entry of the price list for a month. */
export const monitoringItemOf = (product: MonitoredProduct): PriceItemId => `${product}.monitoring`

/** `paused`: the balance did not suffice for the next month; it is tried again by itself. */
export const monitorStatuses = ['on', 'paused', 'ended'] as const

export type MonitorStatus = (typeof monitorStatuses)[number]

export const monitorEventKinds = ['started', 'charged', 'changed', 'paused', 'resumed', 'ended'] as const

export type MonitorEventKind = (typeof monitorEventKinds)[number]
