import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatWholeRupees } from '../../../contracts/platform/money.ts'
import { cursorProps, gridProps, tickStyle, xAxisProps, yAxisProps } from './axes.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type ChartPoint, type ChartSeries, seriesColor } from './chartData.ts'

const MoneyBarPlot = ({ series, points, format }: MoneyBarChartProps) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart
      accessibilityLayer={false}
      data={points}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="20%"
      barGap={2}
    >
      <CartesianGrid {...gridProps} />
      <XAxis {...xAxisProps} dataKey="at" tick={tickStyle} interval="preserveStartEnd" />
      <YAxis {...yAxisProps} width={76} tickFormatter={formatWholeRupees} />
      <Tooltip
        cursor={cursorProps}
        isAnimationActive={false}
        content={({ payload }) =>
          payload?.[0] && <ChartTooltip point={payload[0].payload} series={series} format={format} />
        }
      />
      {series.map(item => (
        <Bar
          key={item.key}
          dataKey={`values.${item.key}`}
          fill={seriesColor(item)}
          radius={[3, 3, 0, 0]}
          maxBarSize={28}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  </ResponsiveContainer>
)

export default MoneyBarPlot

export interface MoneyBarChartProps {
  series: ChartSeries[]
  /** Values are integer paise. */
  points: ChartPoint[]
  format: (value: number) => string
}
