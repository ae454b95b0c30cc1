import {
  Area,
  AreaChart,
  CartesianGrid,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { dayTicks, gridProps, topTickIndex, xAxisProps, yAxisProps } from './axes.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type ChartPoint, type ChartSeries, seriesColor } from './chartData.ts'
import { EdgeAlignedTick } from './EdgeAlignedTick.tsx'

const label = { fontSize: 11.5, stroke: 'var(--surface)', strokeWidth: 4, paintOrder: 'stroke' } as const

const RateLinePlot = ({ series, points, format, axisFormat, domain, threshold, event }: RateLineChartProps) => {
  const color = seriesColor(series)
  const dip = points.find(point => point.at === event?.at)
  const days = points.map(point => point.at)
  const ticks = dayTicks(days).filter((_, index) => index % 2 === 0)
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart accessibilityLayer={false} data={points} margin={{ top: 8, right: 2, bottom: 0, left: 0 }}>
        <CartesianGrid {...gridProps} />
        <XAxis
          {...xAxisProps}
          dataKey="at"
          ticks={ticks}
          interval={0}
          tick={<EdgeAlignedTick reach={0} count={ticks.length} />}
        />
        <YAxis
          {...yAxisProps}
          width={axisFormat ? 76 : 48}
          domain={domain}
          tickFormatter={(value, index) =>
            axisFormat?.(value) ?? (index === topTickIndex ? format(value) : formatCount(value))
          }
        />
        <Tooltip
          cursor={{ stroke: 'var(--border-strong)' }}
          isAnimationActive={false}
          content={({ payload }) =>
            payload?.[0] && <ChartTooltip point={payload[0].payload} series={[series]} format={format} />
          }
        />
        <Area
          type="linear"
          dataKey={`values.${series.key}`}
          stroke={color}
          strokeWidth={2}
          fill={color}
          fillOpacity={0.08}
          isAnimationActive={false}
          connectNulls
        />
        {threshold && (
          <ReferenceLine
            y={threshold.value}
            stroke="var(--text3)"
            strokeDasharray="2 3"
            label={{ ...label, value: threshold.label, position: 'insideTopRight', fill: 'var(--text2)' }}
          />
        )}
        {event && dip && (
          <ReferenceDot
            x={event.at}
            y={dip.values[series.key]}
            r={4}
            fill="var(--surface)"
            stroke="var(--warning)"
            strokeWidth={2}
            label={{ ...label, value: event.label, position: 'left', fill: 'var(--warning-text)', fontWeight: 550 }}
          />
        )}
      </AreaChart>
    </ResponsiveContainer>
  )
}

export default RateLinePlot

export interface RateLineChartProps {
  series: ChartSeries
  points: ChartPoint[]
  format: (value: number) => string
  /** Formats the labels of the axis; by default as numbers, with the unit at the top only. */
  axisFormat?: (value: number) => string
  /** The lowest and highest value of the axis. */
  domain: [number, number]
  threshold?: { value: number; label: string }
  /** Explains a dip next to its point: the point's `at` and the text. */
  event?: { at: string; label: string }
}
