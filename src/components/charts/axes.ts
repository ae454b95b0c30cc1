export const tickStyle = { fill: 'var(--text2)', fontSize: 11.5 }

const tickCount = 5
/** The position of the highest figure, the only one with the unit. */
export const topTickIndex = tickCount - 1

export const xAxisProps = { tickLine: false, axisLine: { stroke: 'var(--border-strong)' }, tickMargin: 6 } as const
export const yAxisProps = { tick: tickStyle, tickLine: false, axisLine: false, tickCount } as const
export const gridProps = { vertical: false, stroke: 'var(--grid)' } as const
export const cursorProps = { fill: 'var(--hover)', stroke: 'none' } as const

/** The first and last day, and days between them at even intervals, without overlapping labels: `23 Oct · 30 Oct · … · 21 Nov`. */
export function dayTicks(days: string[]): string[] {
  const last = days.length - 1
  const step = days.length <= 8 ? 3 : 7 * Math.ceil(days.length / 35)
  return days.filter((_, index) => index === last || (index % step === 0 && last - index >= step * 0.7))
}

const steps = [2, 5, 10, 25]

/** The axis of a rate: from 100 down, in even steps, to below the lowest value. */
export function rateDomain(values: number[]): [number, number] {
  const lowest = Math.min(100, ...values)
  const step = steps.find(one => 100 - (tickCount - 1) * one <= lowest) ?? 25
  return [100 - (tickCount - 1) * step, 100]
}
