import type { ChartPoint, ChartSeries } from '../../../src/components/charts/chartData.ts'

export const spend: ChartSeries[] = [
  { key: 'pan', label: 'PAN and KYC', color: 'c1' },
  { key: 'vehicle', label: 'Vehicle and challan', color: 'c2' },
  { key: 'court', label: 'Court and AML', color: 'c4' },
  { key: 'other', label: 'Other', color: 'c5' },
]

export const rate: ChartSeries = { key: 'rate', label: 'Success rate', color: 'c1' }

const first = Date.UTC(2026, 9, 23)
const print = (day: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options }).format(first + day * 86_400_000)

/** Thirty days with less traffic at weekends and a low success rate on the eighteenth. */
export const days: ChartPoint[] = Array.from({ length: 30 }, (_, day) => {
  const weekend = day % 7 === 1 || day % 7 === 2
  const wave = (weekend ? 0.45 : 1) * (1 + 0.15 * Math.sin(day * 1.7) + day / 70)
  const paise = (rupees: number) => Math.round(rupees * wave) * 100
  return {
    at: print(day, { day: 'numeric', month: 'short' }),
    title: print(day, { weekday: 'short', day: 'numeric', month: 'long' }),
    values: {
      pan: paise(520),
      vehicle: paise(340),
      court: paise(240),
      other: paise(110),
      rate: day === 18 ? 93.8 : 97.5 + 0.5 * Math.sin(day),
    },
  }
})
