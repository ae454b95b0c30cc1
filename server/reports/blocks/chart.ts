import { outlineText, textWidth } from '../mixedScript.ts'

/** Bars side by side for each label. A table beside the chart says the same numbers: colour and length are never the only source. */
export interface Chart {
  labels: string[]
  /** Two at most. Values are not negative. */
  series: { name: string; values: number[] }[]
  /** How the axis writes a value. */
  format: (value: number) => string
}

export interface ChartColours {
  text: string
  grid: string
  /** One for each series. */
  series: readonly string[]
}

export const CHART_WIDTH = 491
const HEIGHT = 190
const TOP = 30
const BOTTOM = 22
const FONT = 8.5
const GRID_LINES = 4
const GAP = 8
const RADIUS = 2

/** The chart as SVG. Its words are outlines, so that it looks the same in a PDF and on a page, in both scripts. */
export function chartSvg({ labels, series, format }: Chart, colours: ChartColours): string {
  const most = Math.max(0, ...series.flatMap(({ values }) => values))
  const step = niceStep(most / GRID_LINES)
  const ticks = Array.from({ length: GRID_LINES + 1 }, (_, at) => at * step)
  const left = Math.max(...ticks.map(tick => textWidth(format(tick), { fontSize: FONT }))) + GAP
  const plot = HEIGHT - TOP - BOTTOM
  const yOf = (value: number) => TOP + plot * (1 - value / (step * GRID_LINES))
  const words = (text: string, x: number, y: number, align: 0 | 0.5 | 1) =>
    outlineText(text, { x: x - align * textWidth(text, { fontSize: FONT }), y, fontSize: FONT, color: colours.text })

  const axis = ticks.map(tick => {
    const y = yOf(tick)
    const rule = `<rect x="${left}" y="${y}" width="${CHART_WIDTH - left}" height="0.75" fill="${colours.grid}"/>`
    return rule + words(format(tick), left - GAP, y + FONT / 3, 1)
  })

  const group = (CHART_WIDTH - left) / Math.max(1, labels.length)
  const bar = Math.min(18, (group * 0.7) / series.length)
  const middleOf = (at: number) => left + group * (at + 0.5)
  const bars = series.flatMap(({ values }, which) =>
    values.map((value, at) => {
      const x = middleOf(at) + bar * (which - series.length / 2)
      const height = TOP + plot - yOf(value)
      return barOf({ x: x + 0.5, y: yOf(value), width: bar - 1, height }, colours.series[which] ?? colours.text)
    }),
  )

  // Labels that would touch are left out evenly.
  const widest = Math.max(0, ...labels.map(label => textWidth(label, { fontSize: FONT })))
  const every = Math.max(1, Math.ceil((widest + GAP) / group))
  const below = labels.map((label, at) => (at % every === 0 ? words(label, middleOf(at), HEIGHT - 6, 0.5) : ''))

  let x = left
  const legend = series.map(({ name }, which) => {
    const key = `<rect x="${x}" y="4" width="9" height="9" rx="2" fill="${colours.series[which] ?? colours.text}"/>`
    const word = words(name, x + 14, 12, 0)
    x += 14 + textWidth(name, { fontSize: FONT }) + 2 * GAP
    return key + word
  })
  const content = [...legend, ...axis, ...bars, ...below].join('')
  return `<svg width="${CHART_WIDTH}" height="${HEIGHT}" viewBox="0 0 ${CHART_WIDTH} ${HEIGHT}">${content}</svg>`
}

/** Round on top only. */
function barOf({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>, colour: string): string {
  const radius = Math.min(RADIUS, height, width / 2)
  const top = `M${x} ${y + height}V${y + radius}Q${x} ${y} ${x + radius} ${y}H${x + width - radius}`
  return height > 0
    ? `<path fill="${colour}" d="${top}Q${x + width} ${y} ${x + width} ${y + radius}V${y + height}Z"/>`
    : ''
}

/** The next of 1, 2, 2.5, 5 and 10 times a power of ten. */
function niceStep(least: number): number {
  if (least <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 2.5, 5].find(one => one * power >= least) ?? 10) * power
}
