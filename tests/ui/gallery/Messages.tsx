import { formatPaise } from '../../../contracts/platform/money.ts'
import { ChartTooltip } from '../../../src/components/charts/ChartTooltip.tsx'
import { InlineAlert } from '../../../src/components/InlineAlert.tsx'
import { Section } from '../../../src/components/Section.tsx'
import styles from './Gallery.module.css'
import { days, spend } from './sample.ts'

export const Messages = () => (
  <>
    <Section title="Messages">
      <div className={styles.stack}>
        <InlineAlert tone="success">API wallet refreshed</InlineAlert>
        <InlineAlert tone="info">PAN source is back. 6 rows can run again, free.</InlineAlert>
        <InlineAlert tone="warning">API wallet covers 55 more PAN checks.</InlineAlert>
        <InlineAlert tone="danger">Amount should be more than or equal to 2000</InlineAlert>
      </div>
    </Section>
    <Section title="Tooltip">
      {days[27] && <ChartTooltip totals point={days[27]} series={spend} format={formatPaise} />}
    </Section>
  </>
)
