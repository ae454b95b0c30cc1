import { formatPaise } from '../../../contracts/platform/money.ts'
import { ChartCard } from '../../../src/components/charts/ChartCard.tsx'
import { RateLineChart, SpendBarChart } from '../../../src/components/charts/charts.ts'
import { StatCard } from '../../../src/components/StatCard.tsx'
import styles from './Gallery.module.css'
import { days, rate, spend } from './sample.ts'

const percent = (value: number) => `${Number(value.toFixed(1))}%`
const rising = [4, 5, 3, 6, 8, 7, 10, 9, 12, 13]

export const Charts = () => (
  <>
    <div className={styles.figures}>
      <StatCard
        label="Verifications"
        figure="18,426"
        change={{ direction: 'up', by: '8.2%', former: '17,030', verdict: 'good' }}
        trend={rising}
      />
      <StatCard
        label="Success rate"
        figure="97.4%"
        change={{ direction: 'down', by: '0.3 pt', former: '97.7%', verdict: 'bad' }}
        trend={[9, 10, 9, 8, 9, 2, 8, 10]}
      />
      <StatCard
        label="Spend"
        figure={formatPaise(3424850)}
        change={{ direction: 'up', by: '6.1%', former: '₹32,279' }}
        trend={rising}
      />
      <StatCard
        label="Answer time, median"
        figure="1.24 s"
        change={{ direction: 'same', by: '0 ms', former: '1.24 s' }}
      />
    </div>
    <div className={styles.wide}>
      <ChartCard title="Spend per day" series={spend} points={days} format={formatPaise} pointLabel="Day" totals>
        <SpendBarChart series={spend} points={days} format={formatPaise} />
      </ChartCard>
      <ChartCard title="Success rate" series={[rate]} points={days} format={percent} pointLabel="Day">
        <RateLineChart
          series={rate}
          points={days}
          format={percent}
          domain={[92, 100]}
          threshold={{ value: 95, label: 'Alert below 95%' }}
          event={{ at: days[18]?.at ?? '', label: 'PAN source down, 10 Nov' }}
        />
      </ChartCard>
    </div>
  </>
)
