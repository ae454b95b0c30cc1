const tick = { fill: 'var(--text2)', fontSize: 11.5 }

export const xAxis = { tick, tickLine: false, axisLine: { stroke: 'var(--border-strong)' }, tickMargin: 6 } as const
export const yAxis = { tick, tickLine: false, axisLine: false, tickCount: 5 } as const
export const grid = { vertical: false, stroke: 'var(--grid)' } as const
export const cursor = { fill: 'var(--hover)', stroke: 'none' } as const

/** First, last and every seventh day between: `23 Oct · 30 Oct · … · 21 Nov`, without two that touch. */
export function weekTicks(days: string[]): string[] {
  const last = days.length - 1
  return days.filter((_, index) => index === last || (index % 7 === 0 && last - index >= 5))
}
