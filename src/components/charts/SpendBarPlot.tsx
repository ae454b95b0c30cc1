import {
  Bar,
  BarChart,
  CartesianGrid,
  Rectangle,
  type RectangleProps,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatCount, formatWholeRupees } from '../../../contracts/platform/money.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { cursorProps, dayTicks, gridProps, topTickIndex, xAxisProps, yAxisProps } from './axes.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type ChartPoint, type ChartSeries, seriesColor } from './chartData.ts'
import { EdgeAlignedTick } from './EdgeAlignedTick.tsx'

const rupees = (paise: number, top: boolean) => (top ? formatWholeRupees(paise) : formatCount(Math.round(paise / 100)))

const SpendBarPlot = ({ series, points, format, narrow = false, axisFormat = rupees }: SpendBarChartProps) => {
  const ticks = dayTicks(points.map(point => point.at))
  const phone = useIsNarrow(600)
  const tight = phone || narrow || points.length > 45
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        accessibilityLayer={false}
        data={points}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        barCategoryGap={tight ? 1 : 2.5}
      >
        <CartesianGrid {...gridProps} />
        <XAxis
          {...xAxisProps}
          dataKey="at"
          ticks={ticks}
          interval={0}
          tick={<EdgeAlignedTick reach={tight ? 4 : 10} count={ticks.length} />}
        />
        <YAxis {...yAxisProps} width={44} tickFormatter={(value, index) => axisFormat(value, index === topTickIndex)} />
        <Tooltip
          cursor={cursorProps}
          isAnimationActive={false}
          content={({ payload }) =>
            payload?.[0] && <ChartTooltip totals point={payload[0].payload} series={series} format={format} />
          }
        />
        {series.map((item, index) => (
          <Bar
            key={item.key}
            dataKey={`values.${item.key}`}
            stackId="all"
            fill={seriesColor(item)}
            isAnimationActive={false}
            shape={<StackedBarSegment above={series.slice(index + 1).map(({ key }) => key)} />}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

export default SpendBarPlot

export interface SpendBarChartProps {
  series: ChartSeries[]
  points: ChartPoint[]
  /** In a narrow card the bars are closer together. */
  narrow?: boolean
  /** Values are integer paise, or plain counts. */
  format: (value: number) => string
  /** Formats the axis labels; only the top one has the unit. Defaults to whole rupees. */
  axisFormat?: (value: number, top: boolean) => string
}

interface StackedBarSegmentProps extends RectangleProps {
  /** Keys of the series drawn above this one. */
  above: string[]
  payload?: ChartPoint
}

/** One part of a stacked bar: a 1 px gap below it, and rounded corners only on the topmost part. */
const StackedBarSegment = ({ above, payload, height = 0, ...rest }: StackedBarSegmentProps) => {
  if (height <= 0) return null
  const topmost = above.every(key => !payload?.values[key])
  return <Rectangle {...rest} height={Math.max(height - 1, 0.5)} radius={topmost ? [3, 3, 0, 0] : 0} />
}
