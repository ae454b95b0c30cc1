export const tickStyle = { fill: 'var(--text2)', fontSize: 11.5 }

const tickCount = 5
/** The highest figure's place: it alone carries the unit. */
export const topTick = tickCount - 1

export const xAxis = { tickLine: false, axisLine: { stroke: 'var(--border-strong)' }, tickMargin: 6 } as const
export const yAxis = { tick: tickStyle, tickLine: false, axisLine: false, tickCount } as const
export const grid = { vertical: false, stroke: 'var(--grid)' } as const
export const cursor = { fill: 'var(--hover)', stroke: 'none' } as const

/** First, last and every seventh day between: `23 Oct · 30 Oct · … · 21 Nov`, without two that touch. */
export function weekTicks(days: string[]): string[] {
  const last = days.length - 1
  return days.filter((_, index) => index === last || (index % 7 === 0 && last - index >= 5))
}
